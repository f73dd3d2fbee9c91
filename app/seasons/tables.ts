import type { Defaulted } from '#platform/db/schema.ts';

declare module '#platform/db/schema.ts' {
  interface Schema {
    season: SeasonTable;
    seasonTeam: SeasonTeamTable;
    seasonHonour: SeasonHonourTable;
    seasonHighlight: SeasonHighlightTable;
    seasonMoment: SeasonMomentTable;
  }
}

export interface SeasonTable {
  id: string;
  /** '2026' or '2026/27', as on pages and in the data tree. */
  name: string;
  /** YYYY-MM-DD. If both days are null, they follow from the name (platform/values/season-plan.ts). */
  firstDay: string | null;
  lastDay: string | null;
  captain: string | null;
  topScorer: string | null;
  topAssistProvider: string | null;
  trainer: string | null;
  text: string | null;
  image: string | null;
  imageAlt: string | null;
}

export interface SeasonTeamTable {
  seasonId: string;
  position: number;
  team: string;
  played: Defaulted<number>;
  /** `won`, `drawn` and `lost` are null if the season's final table does not list them. */
  won: Defaulted<number | null>;
  drawn: Defaulted<number | null>;
  lost: Defaulted<number | null>;
  goalsFor: number | null;
  goalsAgainst: number | null;
  /** May be below 0 after a deduction of points. */
  points: Defaulted<number>;
  note: string | null;
}

export interface SeasonHonourTable {
  seasonId: string;
  kind: 'team' | 'individual';
  ordinal: number;
  title: string;
  player: string | null;
}

export interface SeasonHighlightTable {
  seasonId: string;
  title: string | null;
  playerAchievement: string | null;
  player: string | null;
}

interface SeasonMomentTable {
  seasonId: string;
  ordinal: number;
  text: string;
}
