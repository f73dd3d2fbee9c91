import type { ToolWithMessages } from '#platform/admin/admin-tool.ts';
import { successMessages } from '#platform/admin/success-messages.ts';

const path = '/admin/posteingang';
export const spamPath = `${path}?ordner=zurueckgehalten`;

export const inboxTool = {
  path,
  name: 'Posteingang',
  menu: 'inbox',
  place: 25,
  ...successMessages({
    'nachricht-gelesen': 'Als gelesen markiert!',
    'nachricht-ungelesen': 'Als ungelesen markiert!',
    'nachricht-unterwegs': 'Die Nachricht ist unterwegs!',
    'nachricht-kein-spam': 'Die Nachricht liegt jetzt im Eingang!',
    'nachricht-geloescht': 'Nachricht gelöscht!',
    'zurueckgehaltenes-geloescht': 'Zurückgehaltene Nachrichten gelöscht!',
  }),
} satisfies ToolWithMessages;
