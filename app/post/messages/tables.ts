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
  /**
   * A hash of the form's values and its hidden key (receive-message.server.ts). A form that is sent twice is
   * therefore stored once.
   */
  id: string;
  kind: MessageKind;
  name: string;
  email: string;
  /**
   * `phone` and `amount` are null if the visitor left the field empty. In contact messages, `phone`, `amount`
   * and `supportType` are always null.
   */
  phone: string | null;
  amount: string | null;
  supportType: SupportType | null;
  message: string;
  receivedAt: string;
  readAt: string | null;
  /** A JSON list of the reasons for suspected spam (platform/public-forms/spam-check.ts). */
  suspicions: string;
  /** 1 while the message is in the spam folder and therefore not sent by mail. */
  putAside: number;
}
