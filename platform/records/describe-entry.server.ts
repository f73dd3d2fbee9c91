import type { AuditAction, ProtocolEntry } from './audit-log.server.ts';
import { describeDifferences } from './describe-change.ts';
import { type Field, type KindRegistry, recordKind } from './kind.server.ts';
import { listDifferingFields } from './stable-json.ts';

const actionWords: Record<AuditAction, string> = {
  create: 'hinzugefügt',
  update: 'geändert',
  delete: 'gelöscht',
  undo: 'zurückgenommen',
};
const maxNamed = 3;
const maxValueLength = 40;

type Change = Pick<ProtocolEntry, 'label' | 'action' | 'recordKind' | 'before' | 'after'>;
type Described = Change &
  Pick<ProtocolEntry, 'username'> & { members: readonly string[]; main: Change | null };

export function describeEntry(kinds: KindRegistry, entry: Described): string {
  const { label, action, username, members, main } = entry;
  if (action === 'undo') return `${username} hat eine Änderung zurückgenommen: ${label}`;
  // A label that contains ' hat ' or ': ' is a whole sentence, so no verb is added.
  if (members.length > 0 && !main)
    return / hat |: /.test(label)
      ? `${username}: ${label}`
      : `${username}: ${label} ${actionWords[action]}`;
  const change = main ?? entry;
  return recordKind(kinds, change.recordKind).records.isFinal
    ? `${username}: ${label}`
    : `${username} hat ${describeChange(kinds, change)}`;
}

function describeChange(kinds: KindRegistry, change: Change): string {
  const { label, action } = change;
  const { log } = recordKind(kinds, change.recordKind);
  const told = log?.tell?.(change.before?.record ?? null, change.after?.record ?? null);
  if (told) return told;
  const what = log?.what?.(label) ?? label;
  const changed = action === 'update' ? nameChanges(kinds, change) : '';
  const done = `${what} ${actionWords[action]}`;
  return changed && !what.includes(changed) ? `${done}: ${changed}` : done;
}

function nameChanges(kinds: KindRegistry, { recordKind: kind, before, after }: Change): string {
  const { fields } = recordKind(kinds, kind);
  const [one, other] = [before?.record as object, after?.record as object];
  const differences = describeDifferences(one, other, fields, {});
  const [first] = differences;
  if (!first || differences.length > maxNamed) return '';
  if (differences.length > 1)
    return new Intl.ListFormat('de').format(differences.map(({ label }) => label));
  const [name = ''] = listDifferingFields(one, other).filter((field) => field in fields);
  const isShort = [first.one, first.other].every((value) => value.length <= maxValueLength);
  if (!isShort || !isPlain((fields as Record<string, Field>)[name])) return first.label;
  if (first.other === '–') return `${first.label} entfernt`;
  return `${first.label} ${first.other}${first.one === '–' ? '' : ` statt ${first.one}`}`;
}

function isPlain(field: Field | undefined): boolean {
  if (typeof field !== 'object' || field === null) return typeof field === 'string';
  return !('entries' in field) && field.as !== 'name' && field.as !== 'html';
}
