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
    /** The admin's address for a test mail; null for all other mails. */
    recipient: string | null;
  }
}

export interface SubscriberTable {
  id: string;
  email: string;
  /** The address as `normalizeEmail` writes it. */
  emailKey: string;
  /** The moment of the last sign-up with this address: an ISO instant in UTC. */
  requestedAt: string;
  mails: number;
  /** The moment of the confirmation; null before it. */
  confirmedAt: string | null;
  /** A JSON list of suspicions; an address with suspicions gets no confirmation mail. */
  suspicions: string;
}

export interface NewsletterTable {
  id: string;
  subject: string;
  /** Markdown with the syntax of articles. */
  body: string;
  /** A username. There is no foreign key: the newsletter stays when the admin is removed. */
  writtenBy: string;
  writtenAt: string;
  queuedAt: string | null;
  /** People who unsubscribe before the delivery are not counted. */
  recipients: number | null;
}
