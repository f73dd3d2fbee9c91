import type { SendMailOptions } from 'nodemailer';
import type { Db } from '#platform/db/client.server.ts';
import type { MailSettings } from './mail-settings.ts';
import type { OutgoingMail } from './outgoing.server.ts';

/** A letter as it is written, but for what all of them have in common. */
export interface WrittenLetter extends SendMailOptions {
  to: string;
  cc: string[];
}

/** What the site writes to people: which letters there are is the rooms' affair. */
export interface Letters {
  /** What a mail is about; undefined when nobody wants it any more. */
  find(db: Db, mail: OutgoingMail): Promise<unknown>;
  /** @param secret by which its links are signed */
  write(contents: unknown, secret: string, settings: MailSettings): WrittenLetter;
  /** As the fields of a form, for a service that forwards forms; undefined for what is no form. */
  formFields(contents: unknown): Record<string, string> | undefined;
}
