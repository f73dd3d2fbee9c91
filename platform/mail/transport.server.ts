import type { Db } from '#platform/db/client.server.ts';
import type { DeliveryFailure } from './delivery-state.ts';
import type { OutgoingMail } from './mail-queue.server.ts';
import type { MailKind } from './tables.ts';

export interface QueuedMail {
  mail: OutgoingMail;
  contents: unknown;
  secret: string;
}

export type SendResult =
  | { sent: true }
  | {
      sent: false;
      failure: DeliveryFailure;
      refused: boolean;
      deliveredTo: readonly string[];
    };

export interface Transport {
  kinds: readonly MailKind[];
  isReady: (db: Db) => Promise<boolean>;
  /**
   * Tries once to send the mail. Returns the failure if the receiving server refuses the mail or does not
   * answer.
   * @throws Error for other faults
   */
  send: (letter: QueuedMail, signal: AbortSignal) => Promise<SendResult>;
}
