import type { RouterContextProvider } from 'react-router';
import { kindsContext } from '#platform/records/context.ts';
import { describeEntry } from '#platform/records/describe-entry.server.ts';
import { recordKind } from '#platform/records/kind.server.ts';
import { formatShortDateTime } from '#platform/values/vienna.ts';
import { countTogether } from '../changes-together.tsx';
import { listOwnChanges } from '../visible-changes.server.ts';
import type { LastChange } from './last-changes.tsx';

const newest = 8;

export async function listLastChanges(
  context: Readonly<RouterContextProvider>,
): Promise<LastChange[]> {
  const kinds = context.get(kindsContext);
  const { entries } = await listOwnChanges(context, { limit: newest });
  return entries.map((entry) => ({
    id: entry.id,
    at: entry.changedAt,
    when: formatShortDateTime(new Date(entry.changedAt)),
    what: describeEntry(kinds, entry),
    action: entry.action,
    together: entry.members.length > 1 ? countTogether(entry.members) : undefined,
    isFinal: recordKind(kinds, entry.recordKind).records.isFinal ?? false,
  }));
}
