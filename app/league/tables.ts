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
  /** Null is the first team. */
  teamId: string | null;
  /** '2026', '2026/27'. */
  season: string;
  name: string;
  /** A part of the league: 'Frühjahr', 'Gruppe A'; null for the whole league. */
  phase: string | null;
  /** The days of its games; null for those of the season. */
  firstDay: string | null;
  lastDay: string | null;
  /** Only games of this kind belong to it. */
  kind: GameKind;
  /** The phase that it continues; a removed one is ignored. */
  continuesId: string | null;
  /** What it takes over from that phase; null without one. */
  carried: Carried | null;
  ranking: Defaulted<Ranking>;
  /** Only for own criteria; null where it is not known for sure. */
  smallTable: SmallTableCourse | null;
  win: number;
  draw: number;
  /** Minutes; null where nobody has set it. */
  halfLength: number | null;
  /** The most for one team in a game; null where nobody has set it. */
  substitutions: number | null;
  /** Teams that go up from the top and down from the end; null for none. */
  promoted: number | null;
  relegated: number | null;
  /** Null where the season has no halves. */
  lastAutumnRound: number | null;
}

export type Competition = Selectable<CompetitionTable>;

export interface CompetitionTeamTable {
  competitionId: string;
  ordinal: number;
  /** The club by its name or short name; an opponent by any of its names. */
  team: string;
  /** Its games do not count, unless they are kept. */
  withdrawn: 1 | null;
  kept: 1 | null;
  /** A place that counts whatever the rules say, and why; null for most. */
  place: number | null;
  placeReason: string | null;
}

/** Negative where points were taken away. */
export interface PointsCorrectionTable {
  competitionId: string;
  ordinal: number;
  team: string;
  points: number;
  reason: string;
  /** The first day on which it counts; null: from the start. */
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
  /** Null while they are not known. */
  homeGoals: number | null;
  awayGoals: number | null;
  /** Decided by verdict: the winner, or 'both' lost it. */
  awarded: 'home' | 'away' | 'both' | null;
}

export interface StandingTable {
  id: string;
  team: string;
  /** Null only in a pasted row without it. */
  won: Defaulted<number | null>;
  drawn: Defaulted<number | null>;
  lost: Defaulted<number | null>;
  /** The values of a pasted table, unchanged; null in all rows of a typed table, where they are computed. */
  position: number | null;
  played: number | null;
  goalsFor: number | null;
  goalsAgainst: number | null;
  points: number | null;
  /** 'Abzug von 3 Punkten'. */
  note: string | null;
}

export interface StandingsDayTable {
  id: 1;
  /** YYYY-MM-DD */
  day: string;
  /** The name of the source, as 'ÖFB', and its address. */
  source: string | null;
  sourceLink: string | null;
  /** The table to show for its season; null where the rule decides. */
  preferred: Preferred | null;
}
