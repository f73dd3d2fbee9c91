import type { ThankYouText } from '#platform/public-forms/handle-public-form.server.ts';

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
  phone: string;
  amount: string;
  supportType: SupportType;
  message: string;
}

export type SubmittedMessage = ContactMessage | SponsorEnquiry;
export type MessageKind = SubmittedMessage['kind'];

/** Longest texts in UTF-16 units, because the attribute `maxlength` counts these units. */
export const maxFieldLengths = { name: 200, phone: 50, amount: 20, message: 5000 } as const;

export const messageKinds: Record<MessageKind, string> = {
  contact: 'Kontakt',
  sponsor: 'Sponsoring',
};

export const messageThanks: ThankYouText = {
  path: '/danke/nachricht',
  title: 'Danke! Deine Nachricht ist angekommen.',
  more: 'Wir lesen sie und melden uns bei dir.',
};

export const enquiryThanks: ThankYouText = {
  path: '/danke/anfrage',
  title: 'Danke! Deine Anfrage ist angekommen.',
  more: 'Wir melden uns bei dir und besprechen, wie es weitergeht.',
};
