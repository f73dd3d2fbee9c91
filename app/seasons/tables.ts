declare module '#platform/db/schema.ts' {
  interface Schema {
    season: SeasonTable;
    seasonTeam: SeasonTeamTable;
    seasonHonour: SeasonHonourTable;
    seasonHighlight: SeasonHighlightTable;
  }
}

export interface SeasonTable {
  id: string;
  captain: string | null;
  topScorer: string | null;
  topAssistProvider: string | null;
  trainer: string | null;
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

export interface SeasonHighlightTable {
  seasonId: string;
  title: string | null;
  playerAchievement: string | null;
  player: string | null;
}
