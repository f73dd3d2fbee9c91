import { listNewLeagueTeams } from '#app/league/competitions/new-league-teams.server.ts';
import { listVenues } from '#app/matches/venues/venues.server.ts';
import type { Db } from '#platform/db/client.server.ts';
import { cleanLine } from '#platform/values/clean-text.ts';
import {
  findKnownOpponent,
  listKnownCrests,
  listKnownOpponents,
} from '../opponent-names.server.ts';

/**
 * @param typed the opponent in the form; '' if the field is empty
 * @param teams the teams of the admin; null is the first team
 */
export async function listFormChoices(
  db: Db,
  typed: string,
  teams: 'all' | readonly (string | null)[],
  today: string,
) {
  const venues = await listVenues(db);
  return {
    opponents: [
      ...(await listKnownOpponents(db, teams)),
      ...(await listNewLeagueTeams(db, teams, today)),
    ].toSorted(new Intl.Collator('de-AT', { numeric: true }).compare),
    crests: await listKnownCrests(db, teams),
    known: { typed, opponent: (await findKnownOpponent(db, cleanLine(typed), teams)) ?? null },
    venues: venues.map(({ id, name }) => ({ id, name })),
  };
}
