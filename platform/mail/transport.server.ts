import type { Db } from '#platform/db/client.server.ts';
import type { DeliveryFailure } from './delivery-state.ts';
import type { OutgoingMail } from './outgoing.server.ts';
import type { MailKind } from './tables.ts';

export interface Letter {
  mail: OutgoingMail;
  /** As the site's letters found it. */
  contents: unknown;
  /** By which its links are signed. */
  secret: string;
}

/** What came of one try. */
export type SendResult =
  | { sent: true }
  | {
      sent: false;
      failure: DeliveryFailure;
      /** Whether the other side said that it will never take this. */
      refused: boolean;
      /** Addresses of the club that have it now. */
      deliveredTo: readonly string[];
    };

/** One way by which mails go out. */
export interface Transport {
  /** What can go this way. */
  kinds: readonly MailKind[];
  /** Whether anything can go this way now; what cannot waits. */
  isReady: (db: Db) => Promise<boolean>;
  /**
   * Tries once. What the other side does wrong is an outcome.
   * @throws Error for a fault of ours
   */
  send: (letter: Letter, signal: AbortSignal) => Promise<SendResult>;
}
