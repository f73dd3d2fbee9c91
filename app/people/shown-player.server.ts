import { type RawBuilder, sql } from 'kysely';
import { isInKeptLineup } from '#app/matches/lineups/in-lineup.server.ts';
import { anyKeeps, firstKeptBirthYear, type KeptOfPlayer } from '#app/teams/shown-of.server.ts';
import { isInKeptSquad, isInSquad } from '#app/teams/squads/squads.server.ts';

/**
 * Whether the public may see something of the row `player` of a query, 1 or 0: not while a team keeps it
 * that has the player in a squad, of the newest season that has begun or of one to come. Whom no squad
 * names a team keeps that has ever had the player in a line-up, or any does if the player is as young as
 * that.
 * @param season that of today
 */
export function shownOfPlayer(what: KeptOfPlayer, season: string): RawBuilder<number> {
  return sql<number>`(
    case when ${isInKeptSquad(what, season)} then 0
    when ${anyKeeps(what)} and not ${isInSquad('all')}
      and (player.birth_year >= ${firstKeptBirthYear(season)} or ${isInKeptLineup(what)}) then 0
    else 1 end
  )`;
}
