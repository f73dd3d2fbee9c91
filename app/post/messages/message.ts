import type { Thanks } from '#platform/public-forms/form-answer.ts';

/** How a sponsor or donor wants to help (spec §5), with what the form and the mail call it. */
export const supportTypes = { sponsor: 'Sponsor', donor: 'Sachspende', other: 'Andere' } as const;
export type SupportType = keyof typeof supportTypes;

interface ContactMessage {
  kind: 'contact';
  name: string;
  email: string;
  message: string;
}

interface SponsorEnquiry {
  kind: 'sponsor';
  name: string;
  email: string;
  /** Empty when not given. */
  phone: string;
  /** In EUR, as typed; empty when not given. */
  amount: string;
  supportType: SupportType;
  message: string;
}

/** What a visitor writes to the club by a form (spec §3). */
export type SubmittedMessage = ContactMessage | SponsorEnquiry;
export type MessageKind = SubmittedMessage['kind'];

/** UTF-16 units of what a field holds at most, as `maxlength` counts them. */
export const longestField = { name: 200, phone: 50, amount: 20, message: 5000 } as const;

/** What the inbox calls a message by the form it came from. */
export const messageKinds: Record<MessageKind, string> = {
  contact: 'Kontakt',
  sponsor: 'Sponsoring',
};

/** Days that a message is kept that was put aside, when other messages are kept longer. */
export const asideDays = 30;

export const messageThanks: Thanks = {
  path: '/danke/nachricht',
  title: 'Danke! Deine Nachricht ist angekommen.',
  more: 'Wir lesen sie und melden uns bei dir.',
};

export const enquiryThanks: Thanks = {
  path: '/danke/anfrage',
  title: 'Danke! Deine Anfrage ist angekommen.',
  more: 'Wir melden uns bei dir und besprechen, wie es weitergeht.',
};
