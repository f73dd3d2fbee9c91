import { createHash } from 'node:crypto';
import type { Db } from '#platform/db/client.server.ts';
import type { RecordState } from './audit-log.server.ts';
import type { RecordKind } from './kinds.ts';
import { stableJson } from './stable-json.ts';

/**
 * Null and an empty list count as missing, because old audit log entries lack fields that were added later.
 */
const isNothing = (value: unknown) =>
  value === null || (Array.isArray(value) && value.length === 0);

export function recordVersion(record: unknown): string {
  if (record === undefined || record === null) return 'none';
  return createHash('sha256')
    .update(stableJson(record, isNothing))
    .digest('base64url')
    .slice(0, 16);
}

const maxChanges = 100;

export async function findState(
  db: Db,
  { kind, id }: { kind: RecordKind; id: string },
  version: string,
): Promise<object | undefined> {
  const entries = await db
    .selectFrom('protocolEntry')
    .select(['before', 'after'])
    .where('recordKind', '=', kind)
    .where('recordId', '=', id)
    .orderBy('id', 'desc')
    .limit(maxChanges)
    .execute();
  for (const json of entries.flatMap(({ before, after }) => [before, after])) {
    const state: RecordState<object> | null = json === null ? null : JSON.parse(json);
    if (state && recordVersion(state.record) === version) return state.record;
  }
  return undefined;
}
