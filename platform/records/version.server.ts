import { createHash } from 'node:crypto';
import { stableJson } from './stable-json.ts';

/** A field that has come later is missing in what the audit log has kept of before. */
const isNothing = (value: unknown) =>
  value === null || (Array.isArray(value) && value.length === 0);

/**
 * What a form carries to say which state of a record it was filled from: equal states, equal versions.
 * A field without a value counts like one that is missing.
 */
export function recordVersion(record: unknown): string {
  if (record === undefined || record === null) return 'none';
  return createHash('sha256')
    .update(stableJson(record, isNothing))
    .digest('base64url')
    .slice(0, 16);
}
