import type { MessageKind } from './message.ts';

/** What the inbox calls a message by the form it came from. */
export const messageKinds: Record<MessageKind, string> = {
  contact: 'Kontakt',
  sponsor: 'Sponsoring',
};
