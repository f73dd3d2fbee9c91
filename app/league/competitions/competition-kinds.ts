/** Only competitions of this kind have a table. */
export const leagueKind = 'Meisterschaft';
