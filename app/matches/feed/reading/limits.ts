/** Entries of a calendar that are looked at. */
export const mostEvents = 2_000;
