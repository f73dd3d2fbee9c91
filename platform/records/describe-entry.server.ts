import type { AuditAction, ProtocolEntry } from './audit-log.server.ts';
import { type KindRegistry, recordKind } from './kind.server.ts';

/** What was done to a record, in a word. */
const actionWords: Record<AuditAction, string> = {
  create: 'hinzugefügt',
  update: 'geändert',
  delete: 'gelöscht',
  undo: 'zurückgenommen',
};

/** What was done to which record; what is final says so by its name. */
export function describeEntry(
  kinds: KindRegistry,
  { label, action, recordKind: kind }: Pick<ProtocolEntry, 'label' | 'action' | 'recordKind'>,
): string {
  return recordKind(kinds, kind).records.isFinal ? label : `${label} ${actionWords[action]}`;
}
