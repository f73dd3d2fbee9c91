import { randomUUID } from 'node:crypto';
import type { Db } from '#platform/db/client.server.ts';
import { startGroup } from '#platform/records/audit-log.server.ts';
import type { RecordStore } from '#platform/records/record-store.ts';
import { BlockedChangeError } from '#platform/records/refusal.ts';
import { type Change, replaceRecord } from '#platform/records/replace.server.ts';
import { writeIfChanged } from '#platform/records/revision.server.ts';
import { normalizeName } from '#platform/values/normalize-name.ts';
import { newOpponent, type OpponentRecord } from './opponent-record.server.ts';

type Opponents = RecordStore<OpponentRecord>;

/**
 * Games keep the name that they store.
 * @param id the opponent to remove
 * @throws BlockedChangeError if an opponent is missing, if both are the same, or if a third opponent has one
 * of the names
 */
export async function mergeOpponents(
  db: Db,
  opponents: Opponents,
  { id, into }: { id: string; into: string },
  by: Change,
): Promise<void> {
  await writeIfChanged(db, (transaction) => merge(transaction, opponents, { id, into }, by));
}

/**
 * Makes both names belong to one opponent.
 * @throws BlockedChangeError if a third opponent has one of the names
 */
export async function takeForOne(
  db: Db,
  opponents: Opponents,
  { name, spelling }: { name: string; spelling: string },
  by: Change,
): Promise<void> {
  await writeIfChanged(db, async (transaction) => {
    const [staying, going] = await Promise.all(
      [name, spelling].map((one) => findByName(transaction, one)),
    );
    if (staying && going)
      return staying === going
        ? { changed: false }
        : merge(transaction, opponents, { id: going, into: staying }, by);
    const id = staying ?? going ?? randomUUID();
    const current = await opponents.read(transaction, id);
    const record = current ?? (await newOpponent(transaction, name));
    const otherNames = [...record.otherNames, { name: staying || !going ? spelling : name }];
    const next = { record: { ...record, otherNames }, ties: [] };
    return replaceRecord(transaction, opponents, { id, current, next }, by);
  });
}

async function findByName(db: Db, name: string): Promise<string | undefined> {
  const names = await db
    .selectFrom('opponentName')
    .select(['name', 'opponentId'])
    .orderBy('name')
    .execute();
  return names.find((one) => normalizeName(one.name) === normalizeName(name))?.opponentId;
}

async function merge(
  transaction: Db,
  opponents: Opponents,
  { id, into }: { id: string; into: string },
  by: Change,
): Promise<{ changed: boolean }> {
  const going = await opponents.read(transaction, id);
  const staying = await opponents.read(transaction, into);
  if (!going || !staying || id === into)
    throw new BlockedChangeError('Einen der beiden Gegner gibt es nicht mehr.');
  const label = `${going.name} (zusammengelegt mit ${staying.name})`;
  const group = await startGroup(transaction, label);
  // Removes the old opponent first, because a name can belong to only one opponent.
  const removal = { id, current: going, next: undefined };
  await replaceRecord(transaction, opponents, removal, { ...by, group });
  const merged = {
    ...staying,
    shortName: staying.shortName ?? going.shortName,
    crest: staying.crest ?? going.crest,
    venueId: staying.venueId ?? going.venueId,
    otherNames: [...staying.otherNames, { name: going.name }, ...going.otherNames],
  };
  const change = { id: into, current: staying, next: { record: merged, ties: [] } };
  await replaceRecord(transaction, opponents, change, { ...by, group });
  return { changed: true };
}
