declare module '#platform/db/schema.ts' {
  interface Schema {
    leagueRound: LeagueRoundTable;
    leagueResult: LeagueResultTable;
  }
}

/** A round of a competition, as far as the club does not play in it itself. */
export interface LeagueRoundTable {
  id: string;
  competitionId: string;
  round: number;
}

/** A game of two others. */
export interface LeagueResultTable {
  leagueRoundId: string;
  ordinal: number;
  /** Teams of the competition by their names. */
  home: string;
  away: string;
  /** Null while they are not known. */
  homeGoals: number | null;
  awayGoals: number | null;
  /** Decided by verdict: who won it, or 'both' lost it. */
  awarded: 'home' | 'away' | 'both' | null;
}
