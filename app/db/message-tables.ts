import type { MessageKind, SupportType } from '../domain/message.ts';

export interface MessageTable {
  /** Made of the content, so that a form sent twice is stored once. */
  id: string;
  kind: MessageKind;
  name: string;
  email: string;
  /** Null when not given, as the two after it; a contact message has none of the three. */
  phone: string | null;
  /** In EUR, as typed. */
  amount: string | null;
  supportType: SupportType | null;
  message: string;
  /** ISO instant in UTC. */
  receivedAt: string;
  /** Null while nobody has read it. */
  readAt: string | null;
  /** JSON list of words of domain/suspicion.ts. */
  suspicions: string;
  /** 1 while it lies aside and is not mailed. */
  putAside: number;
}

export interface SubscriberTable {
  id: string;
  email: string;
  /** The address as it is compared. */
  emailKey: string;
  /** When the newsletter was last asked for; ISO instant in UTC. */
  requestedAt: string;
  /** Confirmation mails so far. */
  mails: number;
  /** Null until the link in such a mail was used. */
  confirmedAt: string | null;
  /** JSON list; with any in it, no confirmation mail was sent. */
  suspicions: string;
}

export interface NewsletterTable {
  id: string;
  subject: string;
  /** Markdown, in which HTML of an article may stand. */
  body: string;
  /** Username; not a reference, since the newsletter outlives the admin. */
  writtenBy: string;
  writtenAt: string;
  /** When it was sent off; null while it is a draft. */
  queuedAt: string | null;
  /** To how many, less those who have unsubscribed before it went to them. */
  recipients: number | null;
}

/** One mail to be sent: the queue. */
export interface OutgoingMailTable {
  id: string;
  kind: 'message' | 'confirmation' | 'newsletter' | 'test';
  messageId: string | null;
  subscriberId: string | null;
  newsletterId: string | null;
  /** Only of a test: the admin's address. */
  recipient: string | null;
  queuedAt: string;
  state: 'waiting' | 'sent' | 'undelivered';
  /** Tries that failed. */
  tries: number;
  nextTryAt: string;
  /** The server that is sending it, and until when nobody else does. */
  claimedBy: string | null;
  claimedUntil: string | null;
  /** JSON list of the addresses of the club that have it already. */
  deliveredTo: string;
  /** Why the last try failed, in a word of the queue's own. */
  failure: string | null;
  /** When it was sent or given up. */
  settledAt: string | null;
}

/** By it links in mails are signed and visitors' addresses hashed. */
export interface MessageSecretTable {
  id: 1;
  value: string;
}

/** How often forms were used in a while. */
export interface FormUseTable {
  /** The limit, and of a visitor a hash of the address. */
  subject: string;
  times: number;
  /** When it no longer counts. */
  endsAt: string;
}

export interface MessageSchema {
  message: MessageTable;
  subscriber: SubscriberTable;
  newsletter: NewsletterTable;
  outgoingMail: OutgoingMailTable;
  messageSecret: MessageSecretTable;
  formUse: FormUseTable;
}
