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

export interface SeasonTeamTable {
  seasonId: string;
  position: number;
  team: string;
  played: number;
  won: number;
  drawn: number;
  lost: number;
  points: number;
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
