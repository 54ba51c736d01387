"""Random play that also goes back and gives orders."""

from __future__ import annotations

from cuius.core.errors import CannotUndo
from cuius.core.standing_orders import Order


def play_on(match, random, answers):
    """Random answers; now and then an order, an undo, or going back by consent."""
    for _ in range(answers):
        if match.over:
            return
        question = random.choice(match.questions)
        match.answer(question.seat, question.number, question.key, random.choice(question.words))
        if match.over:
            return
        if random.random() < 0.1:
            until = random.choice([None, match.checkpoint_name])
            asked = random.choice(match.questions)
            match.add_order(Order(asked.role, asked.key, random.choice(asked.words), times=2, until=until))
        if random.random() < 0.05:
            try:
                match.undo(question.seat)
            except CannotUndo:
                match.go_back(random.choice(match.journal.active_rows()[-20:])[0])
