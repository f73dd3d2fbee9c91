import type { Db } from '#platform/db/client.server.ts';
import { eachKind, type KindRegistry, recordKind } from '#platform/records/kind.server.ts';
import type { StarterRecord } from '../starter-content.server.ts';

export async function nameRecords(
  db: Db,
  kinds: KindRegistry,
  records: readonly StarterRecord[],
): Promise<string[]> {
  const names = [];
  for (const { kind, record } of records)
    names.push(await recordKind(kinds, kind).records.label(db, record));
  return names;
}

export async function describeStarterRecords(
  db: Db,
  kinds: KindRegistry,
  records: readonly StarterRecord[],
): Promise<string[]> {
  const sums = [];
  for (const [name, { dataTree }] of eachKind(kinds)) {
    const ofKind = records.filter(({ kind }) => kind === name);
    if (ofKind.length === 1) sums.push(...(await nameRecords(db, kinds, ofKind)));
    else if (ofKind.length > 1 && dataTree.counted)
      sums.push(`${ofKind.length} ${dataTree.counted.many}`);
  }
  return sums;
}
