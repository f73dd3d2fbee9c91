import type { ToolWithMessages } from '#platform/admin/admin-tool.ts';
import { successMessages } from '#platform/admin/success-messages.ts';
import { peoplePath } from '../paths.ts';

export const invitePath = `${peoplePath}/einladen`;

export function personPath(username: string): string {
  return `${peoplePath}/${encodeURIComponent(username)}`;
}

export const peopleTool = {
  path: peoplePath,
  name: 'Personen',
  menu: 'people',
  place: 27,
  ...successMessages({
    'einladung-unterwegs': 'Einladung verschickt!',
    'einladung-zurueckgezogen': 'Einladung zurückgezogen!',
    'person-geaendert': 'Aufgaben gespeichert!',
    'person-entfernt': 'Zugang entfernt!',
    'person-abgemeldet': 'Alle Sitzungen beendet!',
    'person-ohne-faktor': 'Zweiter Faktor entfernt!',
    'regel-geaendert': 'Regel gespeichert!',
  }),
} satisfies ToolWithMessages;
