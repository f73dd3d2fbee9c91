import type { ToolWithMessages } from '#platform/admin/admin-tool.ts';
import { successMessages } from '#platform/admin/success-messages.ts';
import type { AuditAction } from '#platform/records/audit-log.server.ts';

const path = '/admin/protokoll';
export const accessesPath = `${path}/zugriffe`;

export const auditLogTool = {
  path,
  name: 'Protokoll',
  menu: 'people',
  place: 28,
  ...successMessages({ zurueckgenommen: 'Änderung zurückgenommen!' }),
} satisfies ToolWithMessages;

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
  ...successMessages({ 'liste-uebernommen': 'Liste übernommen!' }),
} satisfies ToolWithMessages;

export const auditLogPath = '/admin/protokoll';

export const starterTool = {
  path: '/admin/beispielinhalte',
  name: 'Beispielinhalte',
  menu: 'data',
  place: 30,
  ...successMessages({ 'beispiel-entfernt': 'Beispielinhalte entfernt!' }),
} satisfies ToolWithMessages;

export const setupMessages = successMessages({
  'verein-angelegt':
    'Euer Verein ist angelegt, und du bist angemeldet! Weiter geht es mit den ersten Schritten.',
});

export const firstStepMessages = successMessages({
  'schritt-weggelegt': 'Weggelegt! Wenn ihr es doch braucht, hol es unten zurück.',
  'schritt-zurueckgeholt': 'Steht wieder bei den ersten Schritten!',
});
