import { type RawBuilder, sql } from 'kysely';
import { isInHiddenLineup } from '#app/matches/lineups/in-lineup.server.ts';
import { findSeasonPlan } from '#app/seasons/seasons.server.ts';
import { isInHiddenSquad, isInSquad } from '#app/teams/squads/squads.server.ts';
import {
  anyKeeps,
  firstHiddenBirthYear,
  type HideablePlayerContent,
} from '#app/teams/team-visibility.server.ts';
import type { Db } from '#platform/db/client.server.ts';
import { normalizeName } from '#platform/values/normalize-name.ts';
import { findSeasonName } from '#platform/values/season-plan.ts';
import type { PersonKind } from './addresses.server.ts';

/**
 * SQL for the row `player` of a query: 0 if `what` is hidden, else 1. A player in no squad also gets 0 if the
 * player is young and any team hides `what`, or if the player is in a line-up of a team that hides `what`.
 */
export function playerVisibilitySql(
  what: HideablePlayerContent,
  season: string,
): RawBuilder<number> {
  return sql<number>`(
    case when ${isInHiddenSquad(what, season)} then 0
    when ${anyKeeps(what)} and not ${isInSquad('all')}
      and (player.birth_year >= ${firstHiddenBirthYear(season)} or ${isInHiddenLineup(what)}) then 0
    else 1 end
  )`;
}

export type PeopleByName = Record<PersonKind, Map<string, string>>;

export async function findPeople(
  db: Db,
  names: readonly string[],
  today: string,
): Promise<PeopleByName> {
  const people: PeopleByName = { player: new Map(), trainer: new Map() };
  if (names.length === 0) return people;
  const season = findSeasonName(today, await findSeasonPlan(db));
  const wanted = Map.groupBy(names, normalizeName);
  for (const kind of ['trainer', 'player'] as const) {
    const rows = await db
      .selectFrom(kind)
      .select(['name', 'address'])
      .$if(kind === 'player', (players) =>
        players.where(playerVisibilitySql('names', season), '=', 1),
      )
      .orderBy('id', 'desc')
      .execute();
    for (const { name, address } of rows)
      for (const asked of wanted.get(normalizeName(name)) ?? []) people[kind].set(asked, address);
  }
  return people;
}

export async function listPeopleNames(db: Db): Promise<string[]> {
  const players = db.selectFrom('player').select('name');
  const people = await players.union(db.selectFrom('trainer').select('name')).execute();
  return people.map(({ name }) => name);
}

/** Leaves out players who are not public. */
export async function listActiveAddresses(
  db: Db,
  today: string,
): Promise<{ players: string[]; trainers: string[] }> {
  const season = findSeasonName(today, await findSeasonPlan(db));
  const ofActive = (kind: PersonKind) =>
    db.selectFrom(kind).select('address').where('active', '=', 1).orderBy('id');
  const players = await ofActive('player')
    .where(playerVisibilitySql('names', season), '=', 1)
    .execute();
  const trainers = await ofActive('trainer').execute();
  return {
    players: players.map(({ address }) => address),
    trainers: trainers.map(({ address }) => address),
  };
}

const byName = new Intl.Collator('de-AT');

export async function listPortraits(db: Db, kind: PersonKind) {
  const people = await db.selectFrom(kind).select(['id', 'name', 'image']).execute();
  // Sorted here and not in SQL, because each database sorts umlauts in its own way.
  return people.toSorted((one, other) => byName.compare(one.name, other.name));
}
