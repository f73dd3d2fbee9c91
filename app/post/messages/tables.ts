import type { MessageKind, SupportType } from './message.ts';

declare module '#platform/db/schema.ts' {
  interface Schema {
    message: MessageTable;
  }
}

declare module '#platform/mail/tables.ts' {
  interface MailKinds {
    message: true;
  }
  interface OutgoingMailTable {
    messageId: string | null;
  }
}

export interface MessageTable {
  /** Hash of fields and key (messages.server.ts), so that a form that is sent twice is stored once. */
  id: string;
  kind: MessageKind;
  name: string;
  email: string;
  /**
   * `phone`, `amount` and `supportType` are null if left empty; contact messages never have these values.
   */
  phone: string | null;
  amount: string | null;
  supportType: SupportType | null;
  message: string;
  receivedAt: string;
  readAt: string | null;
  /** A JSON list of suspicions (platform/public-forms/spam-check.ts). */
  suspicions: string;
  /** 1 while the message is in the spam folder and therefore not sent by mail. */
  putAside: number;
}
