import type { Db } from '#platform/db/client.server.ts';
import type { DeliveryFailure } from './delivery-state.ts';
import type { OutgoingMail } from './outgoing.server.ts';
import type { MailKind } from './tables.ts';

export interface Letter {
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
  /** Tries once; returns failures of the mail server. @throws Error for a fault in our own code */
  send: (letter: Letter, signal: AbortSignal) => Promise<SendResult>;
}
