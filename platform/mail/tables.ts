declare module '#platform/db/schema.ts' {
  interface Schema {
    outgoingMail: OutgoingMailTable;
  }
}

/**
 * Every kind of mail that the site sends. A room adds its own by declaring them here.
 * @public
 */
// biome-ignore lint/suspicious/noEmptyInterface: the rooms fill it
export interface MailKinds {}

export type MailKind = keyof MailKinds;

/** One mail to be sent: the queue. A room adds the columns that say what its mails are about. */
export interface OutgoingMailTable {
  id: string;
  kind: MailKind;
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
