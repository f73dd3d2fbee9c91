import { type Selectable, sql } from 'kysely';
import { addCountedSeasons, figureNames } from '#app/people/figures/opening-balance.ts';
import { isPublicFigure, listCountedSeasons } from '#app/people/figures/recount-figures.server.ts';
import type { Performance } from '#app/people/figures/season-totals.ts';
import { findPerson } from '#app/people/find-person.server.ts';
import { playerVisibilitySql } from '#app/people/people.server.ts';
import { findSeasonPlan } from '#app/seasons/seasons.server.ts';
import { findSquad, isInSquad } from '#app/teams/squads/squads.server.ts';
import { teamRules } from '#app/teams/team-visibility.server.ts';
import { firstTeam, type TeamRef } from '#app/teams/teams.server.ts';
import { club } from '#club/club.ts';
import type { ListedRecord } from '#platform/admin/listed-row.tsx';
import type { Db } from '#platform/db/client.server.ts';
import { pickFields } from '#platform/fields/fields.ts';
import { onceARevision } from '#platform/records/once-a-revision.server.ts';
import { findSeasonName } from '#platform/values/season-plan.ts';
import type { PlayerTable } from '../tables.ts';
import { playerFields } from './fields.ts';

export type SquadPlayer = Pick<
  Selectable<PlayerTable>,
  'address' | 'name' | 'position' | 'image' | 'shirtNumber' | 'gamesPlayed' | 'goals'
>;

export interface Player extends Omit<Selectable<PlayerTable>, 'active' | keyof Performance> {
  pastSeasons: (Performance & { season: string })[];
}

export interface PlayerChoice
  extends Pick<Selectable<PlayerTable>, 'id' | 'name' | 'position' | 'shirtNumber' | 'image'> {
  active: boolean;
}

const { active: _, ...publicFields } = playerFields;

const byName = new Intl.Collator('de-AT');

interface AskedSquad {
  team?: TeamRef;
  season: string;
  today: string;
}

/**
 * Without a squad in this or an earlier season, the first team has all active players who are in no squad of
 * another team.
 */
export const listSquad = onceARevision(
  async (db: Db, { team = firstTeam, season, today }: AskedSquad): Promise<SquadPlayer[]> => {
    const squad = await findSquad(db, team.id, season);
    if (!squad && team.id !== null) return [];
    const entries = squad?.filter(
      ({ firstDay, lastDay }) => (firstDay ?? '') <= today && today <= (lastDay ?? '9999'),
    );
    if (entries?.length === 0) return [];
    const image = sql<
      string | null
    >`case when ${playerVisibilitySql('photos', season)} = 1 then player.image end`;
    const players = await db
      .selectFrom('player')
      .leftJoin('playerFigure as counted', 'counted.playerId', 'player.id')
      .leftJoin(teamRules, (join) => join.onRef('team.id', '=', 'counted.team'))
      .select(['player.id', 'player.address', 'player.name', 'player.position'])
      .select(['player.shirtNumber', 'player.gamesPlayed', 'player.goals'])
      .select([
        image.as('image'),
        sql<number>`sum(case when ${isPublicFigure} then counted.games_played else 0 end)`.as(
          'countedGames',
        ),
        sql<number>`sum(case when ${isPublicFigure} then counted.goals else 0 end)`.as(
          'countedGoals',
        ),
      ])
      .where(playerVisibilitySql('names', season), '=', 1)
      .where((where) =>
        entries
          ? where(
              'player.id',
              'in',
              entries.map(({ playerId }) => playerId),
            )
          : // If the first team has squads, these belong to coming seasons.
            where.and([where('player.active', '=', 1), where.not(isInSquad('others'))]),
      )
      .groupBy('player.id')
      .orderBy('player.id')
      .execute();
    const entryOf = new Map(entries?.map((entry) => [entry.playerId, entry]));
    return inSquadOrder(
      players.map(({ id, countedGames, countedGoals, ...player }) => ({
        ...player,
        position: entryOf.get(id)?.position ?? player.position,
        shirtNumber: entryOf.get(id)?.shirtNumber ?? player.shirtNumber,
        gamesPlayed: Math.max(0, player.gamesPlayed + Number(countedGames)),
        goals: Math.max(0, player.goals + Number(countedGoals)),
      })),
    );
  },
);

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

function inSquadOrder<P extends Pick<SquadPlayer, 'name' | 'shirtNumber'>>(
  players: readonly P[],
): P[] {
  // Sorted here and not in SQL, because each database sorts umlauts in its own way.
  return players.toSorted(
    (a, b) =>
      (a.shirtNumber ?? Number.POSITIVE_INFINITY) - (b.shirtNumber ?? Number.POSITIVE_INFINITY) ||
      byName.compare(a.name, b.name),
  );
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
