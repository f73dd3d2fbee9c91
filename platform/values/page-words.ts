/** The words in the address of the news: which year, which page of it, what is searched for. */
export const yearParameter = 'jahr';
export const pageParameter = 'seite';
export const searchedParameter = 'suche';
/** Those in the address of the games that a figure comes from; the kind also in that of lists of scorers. */
export const figureParameter = 'zahl';
export const kindParameter = 'art';
export const resultParameter = 'ausgang';
/**
 * Those in the address of the table: of which competition, after which round, what is counted. The competition
 * also in that of lists of scorers.
 */
export const competitionParameter = 'bewerb';
export const roundParameter = 'runde';
export const viewParameter = 'ansicht';
/** That in the address of squads, games, tables and calendars: of which team. */
export const teamParameter = 'mannschaft';
