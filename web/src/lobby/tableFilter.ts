// Which tables a visitor wants to see in the lobby.

export const PAGE_SIZE = 20;

export interface TableFilter {
  title: string;
  pace: "" | "hotseat" | "live" | "slow";
  search: string;
  /** The tables of this club instead of those that are public. */
  club?: string;
}

export const NO_FILTER: TableFilter = { title: "", pace: "", search: "" };

export const isFiltering = ({ title, pace, search }: TableFilter): boolean =>
  title !== "" || pace !== "" || search.trim() !== "";
