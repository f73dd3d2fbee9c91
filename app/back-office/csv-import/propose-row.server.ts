import { randomUUID } from 'node:crypto';
import { describeDifferences, type Names } from '#platform/records/describe-change.ts';
import type { Fields } from '#platform/records/kind.server.ts';
import type { EditableStore } from '#platform/records/record-store.ts';
import { saveDraft } from '#platform/records/save.server.ts';
import { listDifferingFields } from '#platform/records/stable-json.ts';
import { recordVersion } from '#platform/records/version.server.ts';
import type { Proposal, Save } from './import-rows.ts';

interface Row {
  id: string | undefined;
  before: Readonly<Record<string, unknown>> | undefined;
  after: Readonly<Record<string, unknown>>;
  save: Save;
  /** In these fields, 0 means that no value was entered. */
  counts?: readonly string[];
}

export function propose(
  { id, before, after, save, counts = [] }: Row,
  fields: Fields<unknown>,
  names: Names = {},
): Proposal | undefined {
  const version = recordVersion({ id: id ?? null, before: before ?? null, after });
  const described = (one?: object, other?: object) =>
    describeDifferences(one, other, fields, names);
  if (!before) {
    const filled = Object.entries(after).filter(([name, value]) =>
      saysSomething(value, counts.includes(name)),
    );
    const changes = described(undefined, Object.fromEntries(filled));
    return { version, isNew: true, changes, isAdvised: true, save };
  }
  const differing = listDifferingFields(before, after);
  if (differing.length === 0) return undefined;
  const isAdvised = differing.every((name) => !saysSomething(before[name], counts.includes(name)));
  return { version, isNew: false, changes: described(before, after), isAdvised, save };
}

function saysSomething(value: unknown, isCount: boolean): boolean {
  if (value === 0) return !isCount;
  return Array.isArray(value) ? value.length > 0 : Boolean(value);
}

export function createRowSave<T, Draft>(
  records: EditableStore<T, Draft>,
  id: string | undefined,
  draft: (current: T | undefined) => Draft,
): Save {
  return async (transaction, by) => {
    const current = id === undefined ? undefined : await records.read(transaction, id);
    const changed = { id: id ?? randomUUID(), current, draft: draft(current) };
    await saveDraft(transaction, records, changed, by);
  };
}
