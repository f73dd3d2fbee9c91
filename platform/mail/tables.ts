declare module '#platform/db/schema.ts' {
  interface Schema {
    outgoingMail: OutgoingMailTable;
  }
}

/**
 * All kinds of mail that the site sends. Other files add their kinds to this interface.
 * @public
 */
// biome-ignore lint/suspicious/noEmptyInterface: other files add members to this interface
export interface MailKinds {}

export type MailKind = keyof MailKinds;

export interface OutgoingMailTable {
  id: string;
  kind: MailKind;
  queuedAt: string;
  state: 'waiting' | 'sent' | 'undelivered';
  tries: number;
  nextTryAt: string;
  claimedBy: string | null;
  claimedUntil: string | null;
  deliveredTo: string;
  failure: string | null;
  settledAt: string | null;
}
