import type { Db } from '#platform/db/client.server.ts';
import { findEntry, listFirstEntries } from '#platform/records/audit-log.server.ts';
import { eachKind, type KindRegistry } from '#platform/records/kind.server.ts';
import type { RecordKind } from '#platform/records/kinds.ts';
import { listStarterMarks } from '#platform/records/starter-marks.server.ts';
import { recordVersion } from '#platform/records/version.server.ts';
import { listBroughtRecords } from './starter-records.server.ts';

export interface StarterRecord {
  kind: RecordKind;
  id: string;
  record: unknown;
}

export interface StarterContent {
  unchanged: StarterRecord[];
  needed: StarterRecord[];
  changed: StarterRecord[];
}

export async function findStarterContent(db: Db, kinds: KindRegistry): Promise<StarterContent> {
  const brought = await listBroughtRecords(kinds);
  const firstEntries = await listFirstEntries(db);
  const [unchanged, changed]: [StarterRecord[], StarterRecord[]] = [[], []];
  for (const [name, { records, ids }] of eachKind(kinds)) {
    if (!records || !ids) continue;
    const marked = new Set(await listStarterMarks(db, name));
    for (const id of await ids(db)) {
      const versions = brought.get(`${name}/${id}`);
      if (!marked.has(id) && !versions) continue;
      const record = await records.read(db, id);
      const version = recordVersion(record);
      const first = firstEntries.get(`${name}/${id}`);
      const isAsBrought =
        (marked.has(id) || versions?.has(version)) &&
        (first === undefined || (await versionBefore(db, first)) === version);
      (isAsBrought ? unchanged : changed).push({ kind: records.kind, id, record });
    }
  }
  return { ...(await sortOutNeeded(db, kinds, unchanged)), changed };
}

export function contentVersion(records: readonly StarterRecord[]): string {
  return recordVersion(records.map(({ kind, id, record }) => [kind, id, recordVersion(record)]));
}

/** The version before the first change in the audit log. A record that has this version now is unchanged. */
async function versionBefore(db: Db, entryId: number): Promise<string> {
  return recordVersion((await findEntry(db, entryId))?.before?.record);
}

/** `needed` are unchanged records that must stay, because a remaining record uses them. */
async function sortOutNeeded(db: Db, kinds: KindRegistry, unchanged: readonly StarterRecord[]) {
  const users = new Map<StarterRecord, string[]>();
  for (const each of unchanged) users.set(each, await listUsers(db, kinds, each));
  const going = new Set(unchanged.map(({ kind, id }) => `${kind}/${id}`));
  let before: number;
  do {
    before = going.size;
    for (const [{ kind, id }, keys] of users)
      if (keys.some((key) => !going.has(key))) going.delete(`${kind}/${id}`);
  } while (going.size < before);
  const goes = ({ kind, id }: StarterRecord) => going.has(`${kind}/${id}`);
  return { unchanged: unchanged.filter(goes), needed: unchanged.filter((each) => !goes(each)) };
}

async function listUsers(db: Db, kinds: KindRegistry, { kind, id }: StarterRecord) {
  const keys = [];
  for (const [name, { dependents }] of eachKind(kinds))
    for (const user of (await dependents?.[kind]?.(db, id)) ?? []) keys.push(`${name}/${user.id}`);
  return keys;
}
