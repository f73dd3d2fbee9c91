import type { Db } from '#platform/db/client.server.ts';
import { startGroup } from '#platform/records/audit-log.server.ts';
import { type KindRegistry, recordKind } from '#platform/records/kind.server.ts';
import { BlockedChangeError } from '#platform/records/refusal.ts';
import { type Change, replaceRecord } from '#platform/records/replace.server.ts';
import { writeIfChanged } from '#platform/records/revision.server.ts';
import {
  contentVersion,
  findStarterContent,
  type StarterRecord,
} from './starter-content.server.ts';

/**
 * Keeps each changed record, and the records that a changed record or the club's own record uses.
 * @throws BlockedChangeError if `version` is outdated, unless nothing is left to remove
 */
export async function removeStarter(
  db: Db,
  kinds: KindRegistry,
  { version }: { version: string },
  by: Change,
): Promise<void> {
  await writeIfChanged(db, async (transaction) => {
    const { unchanged } = await findStarterContent(transaction, kinds);
    if (unchanged.length === 0) return { changed: false };
    if (contentVersion(unchanged) !== version)
      throw new BlockedChangeError(
        'Inzwischen hat jemand etwas geändert. Sieh noch einmal nach, was weggeht.',
      );
    await removeAll(transaction, kinds, unchanged, by);
    return { changed: true };
  });
}

/**
 * Like removeStarter, keeps changed records. Compares no version, because the first admin has seen only the
 * number of these records.
 */
export async function removeStarterWithin(
  transaction: Db,
  kinds: KindRegistry,
  by: Change,
): Promise<void> {
  const { unchanged } = await findStarterContent(transaction, kinds);
  if (unchanged.length > 0) await removeAll(transaction, kinds, unchanged, by);
}

async function removeAll(
  transaction: Db,
  kinds: KindRegistry,
  unchanged: readonly StarterRecord[],
  by: Change,
): Promise<void> {
  const group = await startGroup(transaction, 'Beispielinhalte');
  // Removes a record before the records that it uses. Otherwise their removal would change this record.
  for (const { kind, id, record } of unchanged.toReversed()) {
    const { records } = recordKind(kinds, kind);
    const removal = { id, current: record, next: undefined };
    await replaceRecord(transaction, records, removal, { ...by, group });
  }
}
