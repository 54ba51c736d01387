import type { SeatInfo } from "../api/generated";
import { t } from "../appState.svelte";
import { levelName } from "../shared/levels";
import type { TitleCatalogue } from "../text/titleCatalogue";

/** Who plays a seat that a bot holds: the name with level and temperament, or the level alone. */
export function botName(seat: SeatInfo, catalogue: TitleCatalogue): string {
  if (!seat.person) return levelName(seat.bot ?? "");
  return catalogue.format(`person-${seat.person}`) + botKind(seat);
}

/** What is said of a bot after its name: level and temperament. */
export function botKind(seat: SeatInfo): string {
  const temperament = t(`temperament-${seat.temperament ?? ""}`);
  return ` ${t("bot-kind", { level: levelName(seat.bot ?? ""), temperament })}`;
}
