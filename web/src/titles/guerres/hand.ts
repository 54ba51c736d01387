// What a faction holds: those offered to it, its court, its event cards.

import type { HandCard, HandOf } from "../../shared/hand";
import type { TitleCatalogue } from "../../text/titleCatalogue";
import { describeRank } from "./descriptions";
import { characterValues, eventKinds } from "./notes";
import { characterOf, courtOf, eventsOf, type Character, type Page, type View } from "./viewModel";

function characterCard(catalogue: TitleCatalogue, character: Character): HandCard {
  const nameOf = (kind: string, word: string) => catalogue.name(kind, word);
  const rank = describeRank(nameOf, character);
  const remarks = [
    `${nameOf("lookup", "military")} ${character.military}`,
    `${nameOf("lookup", "intrigue")} ${character.intrigue}`,
    rank && `${nameOf("lookup", "command")} ${rank}`,
    ...character.abilities.map((ability) => nameOf("lookup", ability)),
    character.succession && `${nameOf("lookup", "succession")} ${nameOf("rank", character.succession)}`,
    character.influence.length
      ? `${nameOf("lookup", "influence")} ${character.influence.map((p) => nameOf("province", p)).join(", ")}`
      : "",
    character.dies && `${nameOf("lookup", "dies")} ${character.dies}`,
  ];
  return {
    kind: "character",
    word: character.word,
    name: nameOf("character", character.word),
    value: "",
    detail: characterValues(nameOf, character),
    text: remarks.filter(Boolean).join(" · "),
  };
}

const handOf: HandOf<Page, View> = ({ page, view, catalogue }, roles) => {
  const event = (word: string): HandCard => ({
    kind: "event",
    word,
    name: catalogue.name("event", word),
    value: "",
    detail: eventKinds(page, catalogue, word),
    text: catalogue.has(`lookup-about-event-${word}`) ? catalogue.format(`lookup-about-event-${word}`) : "",
    marked: page.board.red[page.ids.events.indexOf(word)],
  });
  const offered = view.offer.map((word) => characterCard(catalogue, characterOf(page, view, word)));
  const own = page.ids.factions.filter((faction) => roles.includes(faction));
  const name = (faction: string) => (own.length > 1 ? `${catalogue.name("faction", faction)} · ` : "");
  const groups = own.flatMap((faction) => [
    {
      label: `${name(faction)}${catalogue.name("board", "court")}`,
      role: faction,
      cards: courtOf(page, view, faction).map((character) => characterCard(catalogue, character)),
    },
    {
      label: `${name(faction)}${catalogue.name("board", "events")}`,
      role: faction,
      cards: eventsOf(page, view, faction).map(event),
    },
  ]);
  return [{ label: catalogue.name("board", "offer"), role: own[0] ?? "", cards: offered }, ...groups].filter(
    ({ cards }) => cards.length > 0,
  );
};

export default handOf;
