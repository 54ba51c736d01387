import type { SeatInfo } from "../api/generated";
import { t } from "../appState.svelte";
import type { TitleCatalogue } from "../text/titleCatalogue";

/** The level of a bot in words. */
export const levelName = (level: string) => t(`bot-${level.replace(":", "-")}`);

/** Who plays a seat that a bot holds: the name with level and temperament, or the level alone. */
export function botName(seat: SeatInfo, catalogue: TitleCatalogue): string {
  const level = levelName(seat.bot ?? "");
  if (!seat.person || !seat.temperament) return level;
  return t("bot-person", {
    person: catalogue.format(`person-${seat.person}`),
    level,
    temperament: t(`temperament-${seat.temperament}`),
  });
}
