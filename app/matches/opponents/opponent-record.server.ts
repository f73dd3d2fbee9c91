import { randomUUID } from 'node:crypto';
import type { Selectable } from 'kysely';
import { findSpelling } from '#app/matches/games/opponent-names.server.ts';
import { requireVenue } from '#app/matches/venues/venue-record.server.ts';
import type { Db } from '#platform/db/client.server.ts';
import type { EditableStore, RequiredRecord } from '#platform/records/record-store.ts';
import { BlockedChangeError } from '#platform/records/refusal.ts';
import { rowStore } from '#platform/records/row-store.server.ts';
import { normalizeName } from '#platform/values/normalize-name.ts';
import {
  findFreeAddress,
  hyphenated,
  toPathSegment,
  withoutLastSigns,
} from '#platform/values/slug.ts';
import type { OpponentTable } from '../tables.ts';

export function opponentAddress(name: string): string {
  return withoutLastSigns(toPathSegment(hyphenated(name.trim()))) || 'gegner';
}

export function freeOpponentAddress(name: string, taken: ReadonlySet<string>): string {
  const address = opponentAddress(name);
  return findFreeAddress(address, taken, (number) => `${address}-${number}`);
}

export interface OpponentRecord extends Omit<Selectable<OpponentTable>, 'id'> {
  otherNames: { name: string }[];
}
/** The draft lacks `address`, because the server sets it once and never changes it. */
export type OpponentDraft = Omit<OpponentRecord, 'address'>;

const rows = rowStore('opponent');

export const opponentRecords: EditableStore<OpponentRecord, OpponentDraft> = {
  kind: 'opponent',
  async read(db, id) {
    const row = await rows.read(db, id);
    return row && { ...row, otherNames: await readOtherNames(db, id) };
  },
  async completeDraft(db, draft, { current }) {
    const address = current?.address ?? (await newOpponentAddress(db, draft.name));
    const otherNames = [...draft.otherNames, ...(await namesInUse(db, current))];
    return { ...draft, address, otherNames: distinct(otherNames, draft.name) };
  },
  async write(db, id, { otherNames, ...row }) {
    const names = [row.name, ...otherNames.map(({ name }) => name)];
    await requireFree(db, id, row.address, names);
    await requireVenue(db, row.venueId);
    await rows.write(db, id, row);
    await db.deleteFrom('opponentName').where('opponentId', '=', id).execute();
    const named = names.map((name, ordinal) => ({ name, ordinal, opponentId: id }));
    await db.insertInto('opponentName').values(named).execute();
  },
  remove: rows.remove,
  label: async (_, { name }) => name,
};

export async function newOpponent(db: Db, name: string): Promise<OpponentRecord> {
  const address = await newOpponentAddress(db, name);
  return { address, name, shortName: null, crest: null, venueId: null, otherNames: [] };
}

async function newOpponentAddress(db: Db, name: string): Promise<string> {
  const rows = await db.selectFrom('opponent').select('address').execute();
  return freeOpponentAddress(name, new Set(rows.map(({ address }) => address)));
}

async function readOtherNames(db: Db, id: string): Promise<OpponentRecord['otherNames']> {
  return db
    .selectFrom('opponentName')
    .select('name')
    .where('opponentId', '=', id)
    .where('ordinal', '>', 0)
    .orderBy('ordinal')
    .execute();
}

/** Finds the names that games still use. These names must stay, because a game finds its opponent by name. */
async function namesInUse(
  db: Db,
  current: OpponentRecord | undefined,
): Promise<OpponentRecord['otherNames']> {
  if (!current) return [];
  const names = [current.name, ...current.otherNames.map(({ name }) => name)];
  return db
    .selectFrom('game')
    .select('opponent as name')
    .distinct()
    .where('opponent', 'in', names)
    .orderBy('opponent')
    .execute();
}

function distinct(
  names: OpponentRecord['otherNames'],
  today: string,
): OpponentRecord['otherNames'] {
  return [...new Set(names.map(({ name }) => name))]
    .filter((name) => name !== today)
    .map((name) => ({ name }));
}

async function requireFree(
  db: Db,
  id: string,
  address: string,
  names: readonly string[],
): Promise<void> {
  const other = await db
    .selectFrom('opponent')
    .select('name')
    .where('address', '=', address)
    .where('id', '<>', id)
    .executeTakeFirst();
  if (other) throw new BlockedChangeError(`Die Adresse „${address}“ hat inzwischen ${other.name}.`);
  const wanted = new Set(names.map(normalizeName));
  const others = await db
    .selectFrom('opponentName')
    .innerJoin('opponent', 'opponent.id', 'opponentName.opponentId')
    .select(['opponentName.name', 'opponent.name as opponent'])
    .where('opponentId', '<>', id)
    .orderBy('opponentName.name')
    .execute();
  const taken = others.find(({ name }) => wanted.has(normalizeName(name)));
  if (taken)
    throw new BlockedChangeError(
      `„${taken.name}“ heißt schon der Gegner ${taken.opponent}. Du kannst die beiden zusammenlegen.`,
    );
}

export async function listMissingOpponent(db: Db, name: string): Promise<RequiredRecord[]> {
  if ((await findSpelling(db, name)) !== undefined) return [];
  return [{ store: opponentRecords, id: randomUUID(), record: await newOpponent(db, name) }];
}
