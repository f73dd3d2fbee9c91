import type { Selectable } from 'kysely';
import {
  type AccountMail,
  findAccountMail,
} from '#app/accounts/mails/queue-account-mail.server.ts';
import { findSender } from '#app/club/details/find-details.server.ts';
import type { MessageTable } from '#app/post/messages/tables.ts';
import type { NewsletterTable, SubscriberTable } from '#app/post/newsletter/tables.ts';
import type { Db } from '#platform/db/client.server.ts';
import type { OutgoingMail } from '#platform/mail/mail-queue.server.ts';
import type { Club } from '#platform/ui/club/current-club.ts';

type Message = Selectable<MessageTable>;
type Recipient = Pick<Selectable<SubscriberTable>, 'id' | 'email'>;
type Text = Pick<Selectable<NewsletterTable>, 'subject' | 'body'>;

/** A queued mail stores ids, and the texts are read when the mail is sent. An account mail stores its data. */
export type MailContents =
  | { kind: 'message'; club: Club; message: Message }
  | { kind: 'confirmation'; club: Club; subscriber: Recipient }
  | { kind: 'newsletter'; club: Club; newsletter: Text; subscriber: Recipient }
  | { kind: 'test'; club: Club; newsletter: Text; recipient: string }
  | { kind: 'account'; club: Club; mail: AccountMail };

/** Undefined if, while the mail was queued, data were deleted or a link expired. The mail is then not sent. */
export async function findMailContents(
  db: Db,
  outgoing: OutgoingMail,
  now: Date,
): Promise<MailContents | undefined> {
  const { kind, messageId, subscriberId, newsletterId, recipient } = outgoing;
  const club = await findSender(db);
  if (kind === 'message') {
    const message = await findRow(db, 'message', messageId);
    return message && { kind, club, message };
  }
  if (kind === 'account') {
    const mail = await findAccountMail(db, outgoing, now);
    return mail && { kind, club, mail };
  }
  const newsletter = await findRow(db, 'newsletter', newsletterId);
  if (kind === 'test')
    return newsletter && recipient ? { kind, club, newsletter, recipient } : undefined;
  const subscriber = await findRow(db, 'subscriber', subscriberId);
  if (!subscriber) return undefined;
  if (kind === 'confirmation') return { kind, club, subscriber };
  return newsletter && { kind, club, newsletter, subscriber };
}

interface Tables {
  message: Message;
  newsletter: Selectable<NewsletterTable>;
  subscriber: Selectable<SubscriberTable>;
}

async function findRow<T extends keyof Tables>(
  db: Db,
  table: T,
  id: string | null,
): Promise<Tables[T] | undefined> {
  if (id === null) return undefined;
  const query = db.selectFrom<keyof Tables>(table).selectAll().where('id', '=', id);
  return (await query.executeTakeFirst()) as Tables[T] | undefined;
}
