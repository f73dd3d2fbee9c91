import type { Selectable } from 'kysely';
import type { SmallTableCourse } from '#app/league/standings/ranking/presets.ts';
import type { GameKind } from '#app/matches/games/game.ts';
import type { Defaulted } from '#platform/db/schema.ts';
import type { Carried } from './competitions/competition.ts';
import type { OwnCriterion, Ranking } from './competitions/rankings.ts';
import type { Preferred } from './standings/preferred.ts';

declare module '#platform/db/schema.ts' {
  interface Schema {
    competition: CompetitionTable;
    competitionTeam: CompetitionTeamTable;
    pointsCorrection: PointsCorrectionTable;
    rankingCriterion: RankingCriterionTable;
    leagueRound: LeagueRoundTable;
    leagueResult: LeagueResultTable;
    standing: StandingTable;
    standingsDay: StandingsDayTable;
  }
}

/** What the club plays in, one season at a time. */
export interface CompetitionTable {
  id: string;
  /** Null is the first one. */
  teamId: string | null;
  /** The name of the season: '2026', '2026/27'. */
  season: string;
  name: string;
  /** 'Frühjahr', 'Gruppe A': which part of the league it is; null where it is all of it. */
  phase: string | null;
  /** The days on which the club's games are of it; null where those of the season are. */
  firstDay: string | null;
  lastDay: string | null;
  /** Games of that kind in its season are of it. */
  kind: GameKind;
  /** The phase that it goes on from; one that is gone counts for nothing. */
  continuesId: string | null;
  /** What it takes along from that one; null where it goes on from none. */
  carried: Carried | null;
  /** The order of ranks. */
  ranking: Defaulted<Ranking>;
  /** How the small table of its own criteria goes on; null where that is not known for sure. */
  smallTable: SmallTableCourse | null;
  /** Points for a win and a draw. */
  win: number;
  draw: number;
  /** Minutes; null where nobody has said so. */
  halfLength: number | null;
  /** Most of a team in a game; null where nobody has said so. */
  substitutions: number | null;
  /** How many go up from the top, and down from the end; null for none. */
  promoted: number | null;
  relegated: number | null;
  /** The last round of autumn; null where the season is not parted. */
  lastAutumnRound: number | null;
}

/** A competition as it is stored. */
export type Competition = Selectable<CompetitionTable>;

export interface CompetitionTeamTable {
  competitionId: string;
  ordinal: number;
  /** The club itself by its name or short name; others by one of an opponent's names, if it has a record. */
  team: string;
  /** Its games count for nobody, unless they are kept. */
  withdrawn: 1 | null;
  kept: 1 | null;
  /** Where it stands whatever the rules say, and why; null for most. */
  place: number | null;
  placeReason: string | null;
}

/** Points that were given, or taken away where negative, beside the games. */
export interface PointsCorrectionTable {
  competitionId: string;
  ordinal: number;
  team: string;
  points: number;
  reason: string;
  /** From which it counts; null: from the start. */
  day: string | null;
}

/** By what a competition with an order of its own parts teams of equal points. */
export interface RankingCriterionTable {
  competitionId: string;
  ordinal: number;
  criterion: OwnCriterion;
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

export interface StandingTable {
  id: string;
  team: string;
  /** Null only in a pasted row that does not say so. */
  won: Defaulted<number | null>;
  drawn: Defaulted<number | null>;
  lost: Defaulted<number | null>;
  /**
   * What a table says that was pasted: its place, and all that follows is as it was there. Null in
   * all rows of a typed one, where places and points are computed.
   */
  position: number | null;
  played: number | null;
  goalsFor: number | null;
  goalsAgainst: number | null;
  points: number | null;
  /** What is said of the team, as 'Abzug von 3 Punkten'. */
  note: string | null;
}

/** What is said of the table as a whole; no row where nobody has said of which day it is. */
export interface StandingsDayTable {
  id: 1;
  /** YYYY-MM-DD */
  day: string;
  /** Who says so, as 'ÖFB', and where. */
  source: string | null;
  sourceLink: string | null;
  /** Which table of its season is shown, whatever else there is; null where the rule decides. */
  preferred: Preferred | null;
}
