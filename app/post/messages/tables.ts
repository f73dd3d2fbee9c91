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
  /** Made from the content, so that a form sent twice is stored once. */
  id: string;
  kind: MessageKind;
  name: string;
  email: string;
  /** This and the next two are null when not given, and for contact messages. */
  phone: string | null;
  amount: string | null;
  supportType: SupportType | null;
  message: string;
  /** ISO instant in UTC. */
  receivedAt: string;
  readAt: string | null;
  /** JSON list of words of forms/suspicion.ts. */
  suspicions: string;
  /** 1 while it is put aside and not mailed. */
  putAside: number;
}
