import type { PlayerDraft } from '#app/people/players/player-record.server.ts';
import { pastSeason, playerDraft } from './drafts.ts';

/** Among so many players numbered saves go round. */
export const playerCount = 20;

/** The player that the save of a number is about. */
export function playerId(number: number): string {
  return `player-${number % playerCount}`;
}

export function numberedPlayer(number: number): PlayerDraft {
  const pastSeasons = [pastSeason(String(number))];
  return playerDraft({ name: `Stand ${number}`, pastSeasons });
}

/** The number of the save that gave a player this name. */
export function readNumber(name: string): number {
  return Number(name.slice('Stand '.length));
}
