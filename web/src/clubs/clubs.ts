// Where clubs and tournaments are found, and what a member may do.

import type { ClubInfo } from "../api/generated";

export const JOINING = ["open", "request", "invitation"] as const;

/** The hash of a club's page. */
export const clubHash = (id: string): string => `#/clubs/${id}`;

/** The hash of a tournament's page. */
export const tournamentHash = (id: string): string => `#/tournaments/${id}`;

export const leads = ({ role }: Pick<ClubInfo, "role">): boolean =>
  role === "founder" || role === "organiser";

export const belongs = ({ role }: Pick<ClubInfo, "role">): boolean => role !== null && role !== "applicant";
