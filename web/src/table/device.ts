// What this device remembers of how it is used.

const HANDS_FREE = "hands-free";

/** Does it go from seat to seat without a screen between? */
export const handsFree = (): boolean => localStorage.getItem(HANDS_FREE) === "1";
export const setHandsFree = (free: boolean): void => localStorage.setItem(HANDS_FREE, free ? "1" : "0");
