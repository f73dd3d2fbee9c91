import { shownOfPlayer } from '#app/people/shown-player.server.ts';
import { findSeasonPlan } from '#app/seasons/plan/find-season-plan.server.ts';
import type { Db } from '#platform/db/client.server.ts';
import { sameName } from '#platform/values/same-name.ts';
import { seasonOf } from '#platform/values/season-plan.ts';
import type { PersonKind } from './person-kind.ts';

export interface PersonAddress {
  kind: PersonKind;
  address: string;
}

/**
 * The addresses of those of the names that a player or a trainer bears, by name.
 * @param today YYYY-MM-DD
 */
export async function findPeople(
  db: Db,
  names: readonly string[],
  today: string,
): Promise<Map<string, PersonAddress>> {
  const people = new Map<string, PersonAddress>();
  if (names.length === 0) return people;
  const season = seasonOf(today, await findSeasonPlan(db));
  const wanted = Map.groupBy(names, sameName);
  for (const kind of ['trainer', 'player'] as const) {
    const rows = await db
      .selectFrom(kind)
      .select(['name', 'address'])
      .$if(kind === 'player', (players) => players.where(shownOfPlayer('names', season), '=', 1))
      .orderBy('id', 'desc')
      .execute();
    for (const { name, address } of rows)
      for (const asked of wanted.get(sameName(name)) ?? []) people.set(asked, { kind, address });
  }
  return people;
}

/** The names of all players and trainers, each once, in no particular order. */
export async function listPeopleNames(db: Db): Promise<string[]> {
  const players = db.selectFrom('player').select('name');
  const people = await players.union(db.selectFrom('trainer').select('name')).execute();
  return people.map(({ name }) => name);
}

/**
 * The addresses of the active players and trainers whom the public may see.
 * @param today YYYY-MM-DD
 */
export async function listActiveAddresses(
  db: Db,
  today: string,
): Promise<{ players: string[]; trainers: string[] }> {
  const season = seasonOf(today, await findSeasonPlan(db));
  const ofActive = (kind: PersonKind) =>
    db.selectFrom(kind).select('address').where('active', '=', 1).orderBy('id');
  const players = await ofActive('player').where(shownOfPlayer('names', season), '=', 1).execute();
  const trainers = await ofActive('trainer').execute();
  return {
    players: players.map(({ address }) => address),
    trainers: trainers.map(({ address }) => address),
  };
}
