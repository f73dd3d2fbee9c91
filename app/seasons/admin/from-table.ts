/** The word of an address by which the final table begins with the rows of the league table. */
export const tableParameter = 'aus';
export const fromTable = 'tabelle';
