// Where people are found.

/** The hash of a person's profile. */
export const profileHash = (name: string): string => `#/people/${encodeURIComponent(name)}`;
