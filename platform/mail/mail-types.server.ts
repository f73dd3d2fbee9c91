import type { SendMailOptions } from 'nodemailer';
import type { Db } from '#platform/db/client.server.ts';
import type { MailSettings } from './delivery-state.ts';
import type { OutgoingMail } from './mail-queue.server.ts';
import type { MailKind } from './tables.ts';

export interface ComposedMail extends SendMailOptions {
  to: string;
  cc: string[];
}

interface MailWays {
  isForm: boolean;
  /**
   * True for mails to the club. A refused mail is tried again, because the club can repair its own mailbox.
   */
  toClub: boolean;
  isLast: boolean;
}

export interface MailTypes {
  kinds: Readonly<Record<MailKind, MailWays>>;
  /**
   * Reads the contents that `write` needs, and creates one-time links. Returns undefined if the mail must not
   * be sent any more.
   */
  find(db: Db, mail: OutgoingMail, now: Date): Promise<unknown>;
  senderOf(contents: unknown): { name: string; address: string };
  hasSender(db: Db): Promise<boolean>;
  write(contents: unknown, secret: string, settings: MailSettings): ComposedMail;
  formFields(contents: unknown): Record<string, string> | undefined;
}

export function mailKinds({ kinds }: MailTypes, holds: (ways: MailWays) => boolean): MailKind[] {
  const all = Object.entries(kinds) as [MailKind, MailWays][];
  return all.flatMap(([kind, ways]) => (holds(ways) ? [kind] : []));
}
