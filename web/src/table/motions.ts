// Motions: what the seats vote on.

import type { MotionInfo } from "../api/generated";

/** The seat that refused a motion. */
export const refuserOf = (motion: MotionInfo): string | undefined =>
  Object.keys(motion.votes).find((seat) => motion.votes[seat] === false);

/** A motion that was open and came to nothing, unless the person ended it: they know. */
export function failedMotion(
  known: readonly MotionInfo[],
  motion: MotionInfo,
  mySeats: readonly string[],
): MotionInfo | null {
  const wasOpen = known.some(({ id, status }) => id === motion.id && status === "open");
  if (!wasOpen || !["refused", "withdrawn", "lapsed"].includes(motion.status)) return null;
  const by = motion.status === "refused" ? refuserOf(motion) : motion.proposer;
  return motion.status !== "lapsed" && by !== undefined && mySeats.includes(by) ? null : motion;
}
