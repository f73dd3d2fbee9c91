import type { SayingTool } from '#platform/admin/admin-tool.ts';
import { sayings } from '#platform/admin/said.ts';
import type { AuditAction } from '#platform/records/audit-log.server.ts';

const path = '/admin/protokoll';
export const accessesPath = `${path}/zugriffe`;

export const auditLogTool = {
  path,
  name: 'Protokoll',
  menu: 'people',
  place: 28,
  ...sayings({ zurueckgenommen: 'Änderung zurückgenommen!' }),
} satisfies SayingTool;

export const undoSays: Record<AuditAction, string> = {
  create: 'Was dazugekommen ist, wird wieder gelöscht.',
  update: 'Dann steht wieder da, was vorher da stand.',
  delete: 'Was gelöscht wurde, kommt wieder.',
  undo: 'Dann ist es wieder wie vor dem Zurücknehmen.',
};

/** Forms on the start page send this field, so that the admin comes back to the start page after an undo. */
export const fromOverview = { from: 'overview' };

export const listTool = {
  path: '/admin/einlesen',
  name: 'Liste einlesen',
  menu: 'data',
  place: 29,
  ...sayings({ 'liste-uebernommen': 'Liste übernommen!' }),
} satisfies SayingTool;

export const auditLogPath = '/admin/protokoll';

export const starterTool = {
  path: '/admin/beispielinhalte',
  name: 'Beispielinhalte',
  menu: 'data',
  place: 30,
  ...sayings({ 'beispiel-entfernt': 'Beispielinhalte entfernt!' }),
} satisfies SayingTool;

export const clubStartSaid = sayings({
  'verein-angelegt':
    'Euer Verein ist angelegt, und du bist angemeldet! Weiter geht es mit den ersten Schritten.',
});

export const firstStepSaid = sayings({
  'schritt-weggelegt': 'Weggelegt! Wenn ihr es doch braucht, hol es unten zurück.',
  'schritt-zurueckgeholt': 'Steht wieder bei den ersten Schritten!',
});
