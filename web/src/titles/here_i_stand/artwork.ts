// Hatchings that stand for colours, as in engravings: one for each power, in a square of eight; and other outlines.

export const HATCHINGS: Record<string, string> = {
  ottoman: "M-2 6l8 8M-2 -2l12 12M4 -4l8 8",
  habsburg: "M2 2h1.2M6 6h1.2",
  england: "M2 0v8M6 0v8",
  france: "M0 2h8M0 6h8",
  papacy: "M10 -2l-12 12M4 -4l-8 8M12 4l-8 8",
  protestant: "M2 0v8M6 0v8M0 2h8M0 6h8",
  genoa: "M4 0v8M0 4h8",
  hungary: "M0 4h8",
  scotland: "M0 0l8 8M8 0l-8 8",
  venice: "M4 0v8",
  independent: "",
};

export const ANCHOR =
  "M0 -6.2a1.7 1.7 0 1 0 .01 0M0 -2.8V6.4M-3.2 -.6H3.2M-5.4 2.2C-5 5 -2.4 6.6 0 6.6C2.4 6.6 5 5 5.4 2.2";

/** Hulls with a sail: of a squadron, and of a corsair with a lateen yard. */
export const HULLS: Record<string, string> = {
  squadron:
    "M-12.5 -2.5H12.5C12 4 9.5 8.5 7.5 9H-7.5C-9.5 8.5 -12 4 -12.5 -2.5zM-1 -3.5V-10C3.5 -9.5 5.5 -6.5 5.5 -3.5z",
  corsair: "M-12.5 -2.5H12.5C11 4 7.5 8.5 5 9H-7.5C-9.5 8.5 -12 4 -12.5 -2.5zM-7 -3.5L6.5 -10V-3.5z",
};

/** A gable with a door: a university. */
export const GABLE = "M-5 5V-1.5L0 -5.5L5 -1.5V5zM-1.4 5V1h2.8V5";
