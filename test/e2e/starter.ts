import { starterText } from '#test/starter-text.ts';

export { starterText };

/** The parts of the fixture club's starter content that the journeys compare with pages. */
interface Starter {
  players: Record<string, { name: string; position: string; activePlayer: boolean }>;
  games: Record<string, { date: string; opponent: string }>;
  leagueTable: Record<string, { team: string; won: number; drawn: number; lost: number }>;
  news: Record<string, { title: string; date: string; content: string }>;
  seasons: Record<string, { teams: { position: number; team: string; points: number }[] }>;
  board: Record<string, { name: string; role: string; contact: string; bio: string }>;
  sponsors: Record<string, { name: string; websiteUrl: string }>;
}

export const starter: Starter = JSON.parse(starterText);
