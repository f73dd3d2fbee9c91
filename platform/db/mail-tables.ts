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

/** By it links in mails are signed and visitors' addresses hashed. */
interface MessageSecretTable {
  id: 1;
  value: string;
}

/** How often forms were used in a while. */
interface FormUseTable {
  /** The limit, and of a visitor a hash of the address. */
  subject: string;
  times: number;
  /** When it no longer counts. */
  endsAt: string;
}

export interface MailSchema {
  outgoingMail: OutgoingMailTable;
  messageSecret: MessageSecretTable;
  formUse: FormUseTable;
}
