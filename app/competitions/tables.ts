import type { SmallTableCourse } from '#app/standings/ranking/ranking-rules.ts';
import type { Defaulted } from '#platform/db/schema.ts';
import type { CompetitionKind } from './competition-kinds.ts';
import type { OwnCriterion, Ranking } from './rankings.ts';

declare module '#platform/db/schema.ts' {
  interface Schema {
    competition: CompetitionTable;
    competitionTeam: CompetitionTeamTable;
    pointsCorrection: PointsCorrectionTable;
    rankingCriterion: RankingCriterionTable;
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
  kind: CompetitionKind;
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

export interface CompetitionTeamTable {
  competitionId: string;
  ordinal: number;
  /** The club itself by its name or short name; others by one of an opponent's names, if it has a record. */
  team: string;
  /** Its games count for nobody. */
  withdrawn: 1 | null;
}

/** Points that were given, or taken away where negative, beside the games. */
export interface PointsCorrectionTable {
  competitionId: string;
  ordinal: number;
  team: string;
  points: number;
  reason: string;
}

/** By what a competition with an order of its own parts teams of equal points. */
export interface RankingCriterionTable {
  competitionId: string;
  ordinal: number;
  criterion: OwnCriterion;
}
