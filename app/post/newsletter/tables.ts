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
    /** Address of a test mail or account mail; null if the mail goes to a subscriber or the club. */
    recipient: string | null;
  }
}

export interface SubscriberTable {
  id: string;
  email: string;
  emailKey: string;
  requestedAt: string;
  mails: number;
  confirmedAt: string | null;
  /**
   * A JSON list of the reasons for suspected spam. With such a reason, the sign-up causes no confirmation
   * mail.
   */
  suspicions: string;
}

export interface NewsletterTable {
  id: string;
  subject: string;
  /** Markdown, which can contain HTML. */
  body: string;
  /** A username without a foreign key, because the newsletter stays when this admin is removed. */
  writtenBy: string;
  writtenAt: string;
  queuedAt: string | null;
  /** Does not count subscribers who left before their mail was sent; null for a draft. */
  recipients: number | null;
}
