import { createHash } from 'node:crypto';
import { stableJson } from './stable-json.ts';

/** What a form carries to say which state of a record it was filled from: equal states, equal versions. */
export function recordVersion(record: unknown): string {
  if (record === undefined || record === null) return 'none';
  return createHash('sha256').update(stableJson(record)).digest('base64url').slice(0, 16);
}
