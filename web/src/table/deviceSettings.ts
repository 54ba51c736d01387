// Settings of this device, kept in the browser's local storage.

const SKIP_HANDOVER = "hands-free";

/** Does the screen go from seat to seat without the handover dialog? */
export const skipsHandover = (): boolean => localStorage.getItem(SKIP_HANDOVER) === "1";
export const setSkipsHandover = (skip: boolean): void =>
  localStorage.setItem(SKIP_HANDOVER, skip ? "1" : "0");
