import type { SendMailOptions } from 'nodemailer';
import type { Db } from '#platform/db/client.server.ts';
import type { MailSettings } from './delivery-state.ts';
import type { OutgoingMail } from './outgoing.server.ts';
import type { MailKind } from './tables.ts';

/** A letter as it is written, but for what all of them have in common. */
export interface WrittenLetter extends SendMailOptions {
  to: string;
  cc: string[];
}

/** How mails of one kind go out. */
interface MailWays {
  /** Whether a service that forwards forms takes them, too. */
  isForm: boolean;
  /** Whether they go to the club itself, whose mailbox somebody will repair. */
  toClub: boolean;
  /** Whether they wait for all others. */
  isLast: boolean;
}

/** What the site writes to people: which letters there are is the rooms' affair. */
export interface Letters {
  kinds: Readonly<Record<MailKind, MailWays>>;
  /** What a mail is about; undefined when nobody wants it any more. A link that works once is made now. */
  find(db: Db, mail: OutgoingMail, now: Date): Promise<unknown>;
  /** From whom a mail comes, unless the settings name another address. */
  senderOf(contents: unknown): { name: string; address: string };
  /** Whether there is an address from which mails can come, and to which what visitors write can go. */
  hasSender(db: Db): Promise<boolean>;
  /** @param secret by which its links are signed */
  write(contents: unknown, secret: string, settings: MailSettings): WrittenLetter;
  /** As the fields of a form, for a service that forwards forms; undefined for what is no form. */
  formFields(contents: unknown): Record<string, string> | undefined;
}

/** The kinds of mail of which something holds. */
export function mailKinds({ kinds }: Letters, holds: (ways: MailWays) => boolean): MailKind[] {
  const all = Object.entries(kinds) as [MailKind, MailWays][];
  return all.flatMap(([kind, ways]) => (holds(ways) ? [kind] : []));
}
