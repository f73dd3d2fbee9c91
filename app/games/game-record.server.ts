import type { Selectable } from 'kysely';
import type { Db } from '#platform/db/client.server.ts';
import { ObstacleError } from '#platform/records/obstacle-error.ts';
import type { EditableStore, RecordStore, RecordTies } from '#platform/records/record-store.ts';
import { rowStore } from '#platform/records/row-store.server.ts';
import { countCalendarChanges } from './calendar/game-calendar.server.ts';
import { matchLabel } from './match-label.ts';
import { freeGameSlug } from './slug.ts';
import type { GameTable } from './tables.ts';

export type GameRecord = Omit<Selectable<GameTable>, 'id'>;
/** The slug is given by the server, once. */
export type GameDraft = Omit<GameRecord, 'slug'>;

const rows = rowStore('game');

/** Games without what goes with them. */
export const gameRecords: RecordStore<GameRecord> = {
  kind: 'game',
  ...rows,
  async write(db, id, game) {
    await requireFreeSlug(db, id, game.slug);
    await rows.write(db, id, game);
  },
  note: (db, id, now) => countCalendarChanges(db, { id, now }),
  label: async (_, game) => matchLabel('Spiel', game),
};

/**
 * Games whose new addresses begin with `slugPrefix`, as the club says.
 * @param ties what a removed game takes away, and brings back
 */
export function editableGames(
  slugPrefix: string,
  ties: RecordTies<unknown>,
): EditableStore<GameRecord, GameDraft> {
  return {
    ...gameRecords,
    ties,
    async complete(db, draft, { current }) {
      return { ...draft, slug: current?.slug ?? (await newSlug(db, slugPrefix, draft)) };
    },
  };
}

async function newSlug(db: Db, prefix: string, { opponent, date }: GameDraft): Promise<string> {
  const games = await db.selectFrom('game').select('slug').execute();
  return freeGameSlug({ prefix, opponent, date }, new Set(games.map(({ slug }) => slug)));
}

async function requireFreeSlug(db: Db, id: string, slug: string): Promise<void> {
  const other = await db
    .selectFrom('game')
    .select('id')
    .where('slug', '=', slug)
    .where('id', '<>', id)
    .executeTakeFirst();
  if (other) throw new ObstacleError('Die Adresse dieses Spiels hat inzwischen ein anderes Spiel.');
}
