import type { PlayerDraft } from '#app/people/players/player-record.server.ts';
import { pastSeason, playerDraft } from './drafts.ts';

/** Number of players that the numbered saves change in turn. */
export const playerCount = 20;

/** Returns the id of the player that this save changes. */
export function playerId(number: number): string {
  return `player-${number % playerCount}`;
}

export function numberedPlayer(number: number): PlayerDraft {
  const pastSeasons = [pastSeason(String(number))];
  return playerDraft({ name: `Stand ${number}`, pastSeasons });
}

/** Returns the number of the save that wrote this name. */
export function readNumber(name: string): number {
  return Number(name.slice('Stand '.length));
}
