import { data, redirect } from 'react-router';
import { MailNotConfigured } from '#app/post/newsletter/link-page.tsx';
import { Tool } from '#platform/admin/tool.tsx';
import type { AdminPage } from '#platform/live/route-handle.ts';
import { describeDelivery } from '#platform/mail/delivery-state.ts';
import { findSendableKinds, mailContext } from '#platform/mail/mail-setup.server.ts';
import { suspicions } from '#platform/public-forms/spam-check.ts';
import { notFound } from '#platform/request/answers.server.ts';
import { dbContext, nowContext } from '#platform/request/context.ts';
import { readForm } from '#platform/request/read-form.server.ts';
import { currentAdmin } from '#platform/sign-in/require-admin.server.ts';
import { findClub } from '#platform/ui/club/find-club.server.ts';
import { formatDateTime } from '#platform/values/vienna.ts';
import { deleteMessage, findMessage, markRead, sendMessageAgain } from '../inbox.server.ts';
import { messageKinds, supportTypes } from '../message.ts';
import { replyLink } from '../reply-link.ts';
import { inboxTool, spamPath } from '../tool.ts';
import type { Route } from './+types/route';
import { MessageActions, useMarkAsRead } from './message-actions.tsx';
import { MessageText } from './message-text.tsx';

export const handle: AdminPage = { right: [] };

const missing = 'Nachricht nicht gefunden';

export async function loader({ params, context }: Route.LoaderArgs) {
  currentAdmin(context);
  const message = (await findMessage(context.get(dbContext), params.id)) ?? notFound(missing);
  const { id, kind, name, email, phone, amount, supportType, putAside, isRead } = message;
  const when = formatDateTime(new Date(message.receivedAt));
  const canSend = findSendableKinds(context.get(mailContext)).messages;
  const facts: [name: string, value: string | null][] = [
    ['E-Mail', email],
    ['Telefon', phone],
    ['Art der Unterstützung', supportType && supportTypes[supportType]],
    ['Betrag in EUR', amount],
    ['Eingegangen', when],
    ['Versand', putAside ? 'zurückgehalten' : describeDelivery(message.delivery, canSend)],
  ];
  return {
    ...{ id, name, putAside, isRead, canSend },
    text: message.message,
    kind: messageKinds[kind],
    facts: facts.filter((fact): fact is [string, string] => fact[1] !== null),
    reasons: putAside ? message.suspicions.map((suspicion) => suspicions[suspicion]) : [],
    isSettled: message.delivery !== null && message.delivery.state !== 'waiting',
    answer: replyLink({
      email,
      subject: `Re: Nachricht an ${(await findClub(context)).name}`,
      introduction: `${name} schrieb am ${when}:`,
      quoted: message.message,
    }),
  };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const form = await readForm({ request, context });
  const { id } = params;
  const intent = form.get('intent');
  const [db, now] = [context.get(dbContext), context.get(nowContext)];
  const path = `${inboxTool.path}/${encodeURIComponent(id)}`;
  const message = await findMessage(db, id);
  if (intent === 'remove') {
    // Deleting a message twice is not an error, because an admin can press the button twice.
    await deleteMessage(db, id);
    return redirect(inboxTool.after(folderOf(message), 'nachricht-geloescht'), 303);
  }
  if (!message) return notFound(missing);
  switch (intent) {
    case 'opened':
      await markRead(db, id, true, now);
      return null;
    case 'read':
      await markRead(db, id, true, now);
      return redirect(inboxTool.after(path, 'nachricht-gelesen'), 303);
    case 'unread':
      await markRead(db, id, false, now);
      // A reload of the message's page would mark the message as read again, so the admin is sent to the list.
      return redirect(inboxTool.after(folderOf(message), 'nachricht-ungelesen'), 303);
    case 'send':
      await sendMessageAgain(db, id, now);
      return redirect(
        inboxTool.after(path, message.putAside ? 'nachricht-kein-spam' : 'nachricht-unterwegs'),
        303,
      );
    default:
      throw data(null, { status: 400 });
  }
}

function folderOf(message: { putAside: boolean } | undefined): string {
  return message?.putAside ? spamPath : inboxTool.path;
}

export default function Message({ loaderData }: Route.ComponentProps) {
  const { id, name, kind, facts, text, reasons, putAside, canSend } = loaderData;
  useMarkAsRead(id, loaderData.isRead);
  return (
    <Tool
      title={kind}
      back={
        putAside
          ? { to: spamPath, label: 'Alle zurückgehaltenen Nachrichten' }
          : { to: inboxTool.path, label: 'Alle Nachrichten' }
      }
    >
      {!canSend && (
        <MailNotConfigured>
          Diese Nachricht geht an keine E-Mail-Adresse und ist nur hier zu lesen.
        </MailNotConfigured>
      )}
      <MessageText name={name} facts={facts} text={text} reasons={reasons} />
      <MessageActions {...loaderData} />
    </Tool>
  );
}
