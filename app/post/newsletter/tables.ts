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
    /** Set only for a test mail: the admin's address. */
    recipient: string | null;
  }
}

export interface SubscriberTable {
  id: string;
  email: string;
  /** The address in its normalised form. */
  emailKey: string;
  /** When somebody last signed up with the address; ISO instant in UTC. */
  requestedAt: string;
  mails: number;
  /** When the address was confirmed; null before. */
  confirmedAt: string | null;
  /** JSON list of reasons for suspicion; if it has any, no confirmation mail was sent. */
  suspicions: string;
}

export interface NewsletterTable {
  id: string;
  subject: string;
  /** Markdown, with the same HTML as in articles. */
  body: string;
  /** A username without a foreign key, since the newsletter outlives the admin. */
  writtenBy: string;
  writtenAt: string;
  queuedAt: string | null;
  /** Does not count people who unsubscribed before delivery. */
  recipients: number | null;
}
