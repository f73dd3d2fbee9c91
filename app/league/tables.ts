import type { Selectable } from 'kysely';
import type { SmallTableCourse } from '#app/league/standings/ranking/presets.ts';
import type { GameKind } from '#app/matches/games/game.ts';
import type { Defaulted } from '#platform/db/schema.ts';
import type { Carried } from './competitions/competition.ts';
import type { OwnCriterion, Ranking } from './competitions/rankings.ts';
import type { Preferred } from './table/choose-table.ts';

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

export interface CompetitionTable {
  id: string;
  /** Null: the first team. */
  teamId: string | null;
  /** For example '2026' or '2026/27'. */
  season: string;
  name: string;
  /** Name of a part of the league, such as 'Frühjahr' or 'Gruppe A'; null for the whole league. */
  phase: string | null;
  /** The first and last day of the games; null: the days of the season. */
  firstDay: string | null;
  lastDay: string | null;
  /** Games of other kinds do not belong to the competition. */
  kind: GameKind;
  /** Id of the phase that this phase continues; a removed phase is ignored. */
  continuesId: string | null;
  /** What this phase takes along from the phase that it continues; null if it continues none. */
  carried: Carried | null;
  ranking: Defaulted<Ranking>;
  /** Used only if `ranking` is 'own'; null if the rule is not known for sure. */
  smallTable: SmallTableCourse | null;
  win: number;
  draw: number;
  /** Minutes of a half; null if nobody has entered them. */
  halfLength: number | null;
  /** The most substitutions of one team in a game; null if nobody has entered a number. */
  substitutions: number | null;
  /** The number of teams that are promoted, or relegated, at the season's end; null for none. */
  promoted: number | null;
  relegated: number | null;
  /** The last round before the winter break; null if the season has no halves. */
  lastAutumnRound: number | null;
}

export type Competition = Selectable<CompetitionTable>;

export interface CompetitionTeamTable {
  competitionId: string;
  ordinal: number;
  /** The name or short name of the club, or one of the names of an opponent. */
  team: string;
  /** If the team is withdrawn, its games count only if `kept` is 1. */
  withdrawn: 1 | null;
  kept: 1 | null;
  /** A place that somebody has set, whatever the criteria give, and the reason; null for most teams. */
  place: number | null;
  placeReason: string | null;
}

/** `points` is negative if points were taken away. */
export interface PointsCorrectionTable {
  competitionId: string;
  ordinal: number;
  team: string;
  points: number;
  reason: string;
  /** The first day on which the correction counts; null: it counts from the start. */
  day: string | null;
}

export interface RankingCriterionTable {
  competitionId: string;
  ordinal: number;
  criterion: OwnCriterion;
}

export interface LeagueRoundTable {
  id: string;
  competitionId: string;
  round: number;
}

export interface LeagueResultTable {
  leagueRoundId: string;
  ordinal: number;
  home: string;
  away: string;
  /** Null if nobody knows the goals yet. */
  homeGoals: number | null;
  awayGoals: number | null;
  /** The winner by verdict; 'both' if both teams lost. */
  awarded: 'home' | 'away' | 'both' | null;
}

export interface StandingTable {
  id: string;
  team: string;
  /** Null in a pasted row that does not contain these numbers. */
  won: Defaulted<number | null>;
  drawn: Defaulted<number | null>;
  lost: Defaulted<number | null>;
  /** Values of a pasted table, as pasted; null in a typed table, whose values are computed. */
  position: number | null;
  played: number | null;
  goalsFor: number | null;
  goalsAgainst: number | null;
  points: number | null;
  /** Example: 'Abzug von 3 Punkten'. */
  note: string | null;
}

export interface StandingsDayTable {
  id: 1;
  /** YYYY-MM-DD */
  day: string;
  /** Name of the source, such as 'ÖFB', and its address. */
  source: string | null;
  sourceLink: string | null;
  /** The table that an admin prefers for this season; null: the rule of chooseTable decides. */
  preferred: Preferred | null;
}
