// The few letters by which a counter names a person.

const NUMBER = /^([IVX]+)(er)?$/;
/** Articles, prepositions and titles, in the four languages, that a name is not known by. */
const SMALL =
  /^(of|the|de|du|des|d|la|le|l|von|van|der|den|di|da|del|della|dei|il|lo|duke|duc|duca|hertog)$/iu;
const MOST = 3;

/** The initials of a name: "CV" of Charles V, "CM" of Catherine de' Medici; of a single word its beginning: "Alb" of the duc d'Albe. */
export function initials(name: string): string {
  const parts = name.split(/[\s’'-]+/u).filter(Boolean);
  const words = parts.filter((part) => !SMALL.test(part) && !NUMBER.test(part));
  const number = parts.map((part) => NUMBER.exec(part)?.[1]).find(Boolean) ?? "";
  const proper = words.filter((part) => /^\p{Lu}/u.test(part));
  const [first = "", ...others] = proper.length ? proper : words;
  if (!others.length && !number) return first.slice(0, 1).toUpperCase() + first.slice(1, MOST);
  return (
    [first, ...others]
      .map((part) => part[0]!.toUpperCase())
      .join("")
      .slice(0, number ? 1 : MOST) + number
  );
}
