import type { MessageKind } from '../../domain/message.ts';

/** What the inbox calls a message by the form it came from. */
export const messageKinds: Record<MessageKind, string> = {
  contact: 'Kontakt',
  sponsor: 'Sponsoring',
};

/** Where those lie that were put aside. */
export const asidePath = '/admin/posteingang?ordner=zurueckgehalten';
