import type { MailContents } from '../data/mail-contents.server.ts';
import type { OutgoingMail } from '../data/outgoing.server.ts';
import type { DeliveryFailure } from '../domain/delivery-failure.ts';

export interface Letter {
  mail: OutgoingMail;
  contents: MailContents;
  /** By which its links are signed. */
  secret: string;
}

/** What came of one try. */
export type Outcome =
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
  kinds: readonly OutgoingMail['kind'][];
  /**
   * Tries once. What the other side does wrong is an outcome.
   * @throws Error for a fault of ours
   */
  send: (letter: Letter, signal: AbortSignal) => Promise<Outcome>;
}
