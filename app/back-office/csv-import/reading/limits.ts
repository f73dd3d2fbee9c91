/** Letters of a list that are read. */
export const mostLetters = 200_000;
/** Rows of a list that are read, more than a club has of anything. */
export const mostRows = 2_000;
