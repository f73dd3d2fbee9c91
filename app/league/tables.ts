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
  /** A part of the league: 'Frühjahr', 'Gruppe A'; null for the whole league. */
  phase: string | null;
  /** The first and the last day of its games; null: the days of the season. */
  firstDay: string | null;
  lastDay: string | null;
  /** Only games of this kind belong to the competition. */
  kind: GameKind;
  /** The phase before, which this phase continues; a removed phase is ignored. */
  continuesId: string | null;
  /** What this phase takes over from the phase before; null without a phase before. */
  carried: Carried | null;
  ranking: Defaulted<Ranking>;
  /** Used only with criteria of the club's own; null where the rule is not known for sure. */
  smallTable: SmallTableCourse | null;
  win: number;
  draw: number;
  /** Minutes of a half; null where nobody has set it. */
  halfLength: number | null;
  /** The most substitutions of one team in a game; null where nobody has set it. */
  substitutions: number | null;
  /** How many teams go up from the top and down from the end; null for none. */
  promoted: number | null;
  relegated: number | null;
  /** The last round before the winter break; null where the season has no halves. */
  lastAutumnRound: number | null;
}

export type Competition = Selectable<CompetitionTable>;

export interface CompetitionTeamTable {
  competitionId: string;
  ordinal: number;
  /** The name or short name of the club, or any name of an opponent. */
  team: string;
  /** Games of a withdrawn team do not count, unless `kept` is 1. */
  withdrawn: 1 | null;
  kept: 1 | null;
  /** A place that counts whatever the rules say, and the reason; null for most teams. */
  place: number | null;
  placeReason: string | null;
}

/** `points` is negative where points were taken away. */
export interface PointsCorrectionTable {
  competitionId: string;
  ordinal: number;
  team: string;
  points: number;
  reason: string;
  /** The first day on which the correction counts; null: from the start. */
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
  /** Null while the goals are not known. */
  homeGoals: number | null;
  awayGoals: number | null;
  /** Decided by a verdict: the winner, or 'both' when both teams lost. */
  awarded: 'home' | 'away' | 'both' | null;
}

export interface StandingTable {
  id: string;
  team: string;
  /** Null only in a pasted row without these numbers. */
  won: Defaulted<number | null>;
  drawn: Defaulted<number | null>;
  lost: Defaulted<number | null>;
  /** Values of a pasted table, unchanged; null in all rows of a typed table, which is computed. */
  position: number | null;
  played: number | null;
  goalsFor: number | null;
  goalsAgainst: number | null;
  points: number | null;
  /** For example 'Abzug von 3 Punkten'. */
  note: string | null;
}

export interface StandingsDayTable {
  id: 1;
  /** YYYY-MM-DD */
  day: string;
  /** The name of the source, for example 'ÖFB', and its address. */
  source: string | null;
  sourceLink: string | null;
  /** The table that people want for this season; null where the rule of choose-table.ts decides. */
  preferred: Preferred | null;
}
