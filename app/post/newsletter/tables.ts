declare module '#platform/db/schema.ts' {
  interface Schema {
    subscriber: SubscriberTable;
    newsletter: NewsletterTable;
  }
}

declare module '#platform/mail/tables.ts' {
  interface MailKinds {
    confirmation: true;
    newsletter: true;
    test: true;
  }
  interface OutgoingMailTable {
    subscriberId: string | null;
    newsletterId: string | null;
    /** Only for a test: the admin's address. */
    recipient: string | null;
  }
}

export interface SubscriberTable {
  id: string;
  email: string;
  /** The normalised address. */
  emailKey: string;
  /** The last sign-up; ISO instant in UTC. */
  requestedAt: string;
  mails: number;
  /** Null until the link in such a mail was used. */
  confirmedAt: string | null;
  /** JSON list; with any in it, no confirmation mail was sent. */
  suspicions: string;
}

export interface NewsletterTable {
  id: string;
  subject: string;
  /** Markdown, with HTML as articles have it. */
  body: string;
  /** Not a reference, since the newsletter outlives the admin. */
  writtenBy: string;
  writtenAt: string;
  queuedAt: string | null;
  /** Without those who unsubscribed before it was delivered. */
  recipients: number | null;
}
