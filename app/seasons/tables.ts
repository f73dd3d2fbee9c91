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
  /** '2026' or '2026/27': what addresses, pages and the data tree call it. */
  name: string;
  /** YYYY-MM-DD, both or none; none are those that the name tells (platform/values/season-plan.ts). */
  firstDay: string | null;
  lastDay: string | null;
  captain: string | null;
  topScorer: string | null;
  topAssistProvider: string | null;
  trainer: string | null;
  /** How it went; a blank line between paragraphs. */
  text: string | null;
  image: string | null;
  /** What the picture shows. */
  imageAlt: string | null;
}

/** A row of a final table. */
export interface SeasonTeamTable {
  seasonId: string;
  position: number;
  team: string;
  played: Defaulted<number>;
  /** Null where the table does not say so. */
  won: Defaulted<number | null>;
  drawn: Defaulted<number | null>;
  lost: Defaulted<number | null>;
  goalsFor: number | null;
  goalsAgainst: number | null;
  /** Below 0 where more were taken away than won. */
  points: Defaulted<number>;
  /** Why it stands there, as 'Abzug von 3 Punkten'. */
  note: string | null;
}

export interface SeasonHonourTable {
  seasonId: string;
  kind: 'team' | 'individual';
  ordinal: number;
  title: string;
  player: string | null;
}

/** What the home page remembers it for. */
export interface SeasonHighlightTable {
  seasonId: string;
  title: string | null;
  playerAchievement: string | null;
  player: string | null;
}

/** One thing of a season that its page remembers. */
interface SeasonMomentTable {
  seasonId: string;
  ordinal: number;
  text: string;
}
