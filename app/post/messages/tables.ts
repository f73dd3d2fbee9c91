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
  /** Made of the content, so that a form sent twice is stored once. */
  id: string;
  kind: MessageKind;
  name: string;
  email: string;
  /** Null when not given, as the two after it; a contact message has none of the three. */
  phone: string | null;
  /** In EUR, as typed. */
  amount: string | null;
  supportType: SupportType | null;
  message: string;
  /** ISO instant in UTC. */
  receivedAt: string;
  /** Null while nobody has read it. */
  readAt: string | null;
  /** JSON list of words of forms/suspicion.ts. */
  suspicions: string;
  /** 1 while it lies aside and is not mailed. */
  putAside: number;
}
