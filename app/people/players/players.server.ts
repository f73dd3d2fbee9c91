import type { Selectable } from 'kysely';
import { addCountedSeasons, figureNames } from '#app/people/figures/opening-balance.ts';
import { listCountedSeasons } from '#app/people/figures/recount-figures.server.ts';
import type { Performance } from '#app/people/figures/season-totals.ts';
import { findPerson } from '#app/people/find-person.server.ts';
import { playerVisibilitySql } from '#app/people/people.server.ts';
import { findSeasonPlan } from '#app/seasons/seasons.server.ts';
import { isInSquad } from '#app/teams/squads/squads.server.ts';
import { club } from '#club/club.ts';
import type { ListedRecord } from '#platform/admin/listed-row.tsx';
import type { Db } from '#platform/db/client.server.ts';
import { pickFields } from '#platform/fields/fields.ts';
import { onceARevision } from '#platform/records/once-a-revision.server.ts';
import { findSeasonName } from '#platform/values/season-plan.ts';
import type { PlayerTable } from '../tables.ts';
import { playerFields } from './fields.ts';
import { inSquadOrder } from './list-squad.server.ts';

export interface Player extends Omit<Selectable<PlayerTable>, 'active' | keyof Performance> {
  pastSeasons: (Performance & { season: string })[];
}

export interface PlayerChoice
  extends Pick<Selectable<PlayerTable>, 'id' | 'name' | 'position' | 'shirtNumber' | 'image'> {
  active: boolean;
}

const { active: _, ...publicFields } = playerFields;

interface Choosing {
  /** Ids of inactive players to list besides the active players. If undefined, all players are listed. */
  activeAnd?: readonly string[];
  isFirstTeam?: boolean;
}

export async function listPlayerChoices(
  db: Db,
  { activeAnd, isFirstTeam = false }: Choosing = {},
): Promise<PlayerChoice[]> {
  const players = await db
    .selectFrom('player')
    .select(['id', 'name', 'position', 'shirtNumber', 'image', 'active'])
    .$if(activeAnd !== undefined, (all) =>
      all.where((where) =>
        where.or([
          where('active', '=', 1),
          ...(activeAnd?.length ? [where('id', 'in', activeAnd)] : []),
        ]),
      ),
    )
    .$if(isFirstTeam, (all) => all.where(({ not }) => not(isInSquad('others'))))
    .orderBy('id')
    .execute();
  return inSquadOrder(players).map((player) => ({ ...player, active: player.active === 1 }));
}

export async function listPlayersWithAge(db: Db) {
  return db
    .selectFrom('player')
    .select(['id', 'name', 'position', 'active', 'birthYear', 'shirtNumber'])
    .execute();
}

/** Undefined if the player is unknown or not public. */
export const findPlayer = onceARevision(
  async (db: Db, addressOrName: string, today: string): Promise<Player | undefined> => {
    const found = await findPerson(db, 'player', addressOrName);
    if (!found) return undefined;
    const season = findSeasonName(today, await findSeasonPlan(db));
    const seen = await db
      .selectFrom('player')
      .select([
        playerVisibilitySql('names', season).as('names'),
        playerVisibilitySql('photos', season).as('photos'),
      ])
      .where('id', '=', found.id)
      .executeTakeFirstOrThrow();
    if (seen.names === 0) return undefined;
    const { id, address } = found;
    const openings = await db
      .selectFrom('pastSeason')
      .select(['season', ...figureNames])
      .where('playerId', '=', id)
      .orderBy('ordinal')
      .execute();
    return {
      ...pickFields(found, publicFields),
      ...{ id, address, image: seen.photos === 1 ? found.image : null },
      pastSeasons: addCountedSeasons(
        openings,
        await listCountedSeasons(db, id, { isPublic: true }),
      ),
    };
  },
);

export async function listPlayerRecords(db: Db): Promise<ListedRecord[]> {
  const players = await listPlayerChoices(db);
  return players.map(({ id, name, position, shirtNumber, active, image }) => ({
    id,
    title: shirtNumber ? `${shirtNumber} ${name}` : name,
    detail: position,
    picture: { address: image, fallback: club.defaultPlayerImage, shape: 'face' },
    state: active ? undefined : { word: 'nicht aktiv' },
  }));
}
