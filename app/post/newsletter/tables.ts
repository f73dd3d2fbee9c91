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
    /** Only of a test: the admin's address. */
    recipient: string | null;
  }
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
