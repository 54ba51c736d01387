// What this device alone remembers, in the browser's local storage; settings of the person are in settings.svelte.ts.

const READ_CHAT = "chat-read";
/** Of so many tables it is known how far their chat was read. */
const MAX_TABLES = 200;

const BOARD_VIEW = "board-view";

/** Does the person like to see the whole board rather than labels that can be read? */
export const showsWholeBoard = (): boolean => localStorage.getItem(BOARD_VIEW) === "whole";
export const setShowsWholeBoard = (whole: boolean): void =>
  localStorage.setItem(BOARD_VIEW, whole ? "whole" : "close");

const TAB = "tab";

/** The tab of the sidebar that was open last on this device. */
export const lastTab = (): string => localStorage.getItem(TAB) ?? "log";
export const setLastTab = (tab: string): void => localStorage.setItem(TAB, tab);

const readMessages = (): Record<string, number> =>
  JSON.parse(localStorage.getItem(READ_CHAT) ?? "{}") as Record<string, number>;

/** The last chat message of a table that was read on this device; 0 if there is none. */
export const lastReadMessage = (table: string): number => readMessages()[table] ?? 0;

export function setLastReadMessage(table: string, message: number): void {
  const { [table]: _, ...others } = readMessages();
  const kept = Object.entries(others).slice(1 - MAX_TABLES);
  localStorage.setItem(READ_CHAT, JSON.stringify(Object.fromEntries([...kept, [table, message]])));
}
