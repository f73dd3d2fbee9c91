import type { Selectable } from 'kysely';
import type { GameKind } from '#app/matches/games/game.ts';
import type { Defaulted } from '#platform/db/schema.ts';
import type { CarryOver } from './competitions/competition.ts';
import type { OwnCriterion, Ranking } from './competitions/rankings.ts';
import type { SmallTableRule } from './ranking/presets.ts';
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
  /** Null means the first team. */
  teamId: string | null;
  season: string;
  name: string;
  /** Name of a part of the league, such as 'Frühjahr' or 'Gruppe A'. Null means the whole league. */
  phase: string | null;
  /** The first and the last day of the games. Null means the days of the season. */
  firstDay: string | null;
  lastDay: string | null;
  kind: GameKind;
  /** Id of the phase that this phase continues. An id of a removed phase is ignored. */
  continuesId: string | null;
  /**
   * Results or points that this phase takes from the phase that it continues. Null if it continues no phase.
   */
  carried: CarryOver | null;
  ranking: Defaulted<Ranking>;
  /** Used only if `ranking` is 'own'. Null if the rule is not known for sure. */
  smallTable: SmallTableRule | null;
  win: number;
  draw: number;
  /** Length of a half in minutes; null if no admin has entered the length. */
  halfLength: number | null;
  substitutions: number | null;
  promoted: number | null;
  relegated: number | null;
  /** The last round before the winter break. Null if no admin has entered it. */
  lastAutumnRound: number | null;
}

export type Competition = Selectable<CompetitionTable>;

export interface CompetitionTeamTable {
  competitionId: string;
  ordinal: number;
  /** A name of the club or of another team. The other team may have no opponent record. */
  team: string;
  /** 1 if the team has withdrawn. The games of a withdrawn team count only if `kept` is 1. */
  withdrawn: 1 | null;
  kept: 1 | null;
  /**
   * An admin can set `place` instead of the computed place; `placeReason` is the reason. Both are null for
   * most teams.
   */
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
  /** The first day on which the correction counts. If null, it counts from the beginning. */
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
  homeGoals: number | null;
  awayGoals: number | null;
  awarded: 'home' | 'away' | 'both' | null;
}

export interface StandingTable {
  id: string;
  team: string;
  /** Null if a pasted table does not contain these numbers. */
  won: Defaulted<number | null>;
  drawn: Defaulted<number | null>;
  lost: Defaulted<number | null>;
  /** Values of a pasted table. In a typed table, these fields are null, because the site computes them. */
  position: number | null;
  played: number | null;
  goalsFor: number | null;
  goalsAgainst: number | null;
  points: number | null;
  note: string | null;
}

export interface StandingsDayTable {
  id: 1;
  /** YYYY-MM-DD. */
  day: string;
  source: string | null;
  sourceLink: string | null;
  /** The league table (typed or from results) that an admin prefers for this season; see chooseTable. */
  preferred: Preferred | null;
}
