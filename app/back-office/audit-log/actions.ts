import type { AuditAction } from '#platform/records/audit-log.server.ts';

/** What was done to a record, in a word. */
export const actionWords: Record<AuditAction, string> = {
  create: 'hinzugefügt',
  update: 'geändert',
  delete: 'gelöscht',
  undo: 'zurückgenommen',
};
