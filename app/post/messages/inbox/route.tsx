import { data, Link, redirect } from 'react-router';
import { MailNotConfigured } from '#app/post/newsletter/link-page.tsx';
import { Folders } from '#platform/admin/folders.tsx';
import lone from '#platform/admin/lone-links.module.css';
import { QuestionDialog } from '#platform/admin/question-dialog.tsx';
import { Tool } from '#platform/admin/tool.tsx';
import type { AdminPage } from '#platform/live/route-handle.ts';
import { describeDelivery } from '#platform/mail/delivery-state.ts';
import { findSendableKinds, mailContext } from '#platform/mail/mail-setup.server.ts';
import { suspicions } from '#platform/public-forms/spam-check.ts';
import { dbContext } from '#platform/request/context.ts';
import { readForm } from '#platform/request/read-form.server.ts';
import { spamDays } from '#platform/values/retention.ts';
import { formatShortDateTime } from '#platform/values/vienna.ts';
import { countUnread, deleteSpamFolder, type InboxMessage, listMessages } from '../inbox.server.ts';
import { messageKinds } from '../message.ts';
import { inboxTool, spamPath } from '../tool.ts';
import type { Route } from './+types/route';
import { MessageList } from './message-list.tsx';

export const handle: AdminPage = { right: [] };

const pageLength = 25;
const parameter = 'vor';
const excerptLength = 160;

export async function loader({ url, context }: Route.LoaderArgs) {
  const db = context.get(dbContext);
  const putAside = url.searchParams.get('ordner') === 'zurueckgehalten';
  const before = url.searchParams.get(parameter) ?? undefined;
  const canSend = findSendableKinds(context.get(mailContext)).messages;
  const { messages, older } = await listMessages(db, { putAside, before, limit: pageLength });
  return {
    putAside,
    before,
    older,
    canSend,
    unread: await countUnread(db),
    messages: messages.map((message) => listed(message, canSend)),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm({ request, context });
  const until = new Date(String(form.get('until')));
  if (form.get('intent') !== 'remove-aside' || Number.isNaN(until.getTime()))
    throw data(null, { status: 400 });
  await deleteSpamFolder(context.get(dbContext), until);
  throw redirect(inboxTool.after(spamPath, 'zurueckgehaltenes-geloescht'), 303);
}

function listed({ id, kind, name, message, receivedAt, ...rest }: InboxMessage, canSend: boolean) {
  return {
    id,
    name,
    kind: messageKinds[kind],
    excerpt: message.replace(/\s+/g, ' ').slice(0, excerptLength).toWellFormed(),
    receivedAt,
    when: formatShortDateTime(new Date(receivedAt)),
    isRead: rest.isRead,
    state: rest.putAside
      ? rest.suspicions.map((suspicion) => suspicions[suspicion]).join('; ')
      : describeDelivery(rest.delivery, canSend),
    isUndelivered: rest.delivery?.state === 'undelivered',
  };
}

export default function Inbox({ loaderData }: Route.ComponentProps) {
  const { putAside, before, older, canSend, unread, messages } = loaderData;
  const newest = before === undefined ? messages[0]?.receivedAt : undefined;
  const path = putAside ? spamPath : inboxTool.path;
  return (
    <Tool title="Posteingang">
      {!canSend && (
        <MailNotConfigured>
          Nachrichten gehen an keine E-Mail-Adresse und sind nur hier zu lesen.
        </MailNotConfigured>
      )}
      <Folders
        label="Ordner"
        folders={[
          { path: inboxTool.path, title: 'Eingang', count: unread.inbox, isOpen: !putAside },
          { path: spamPath, title: 'Zurückgehalten', count: unread.putAside, isOpen: putAside },
        ]}
      />
      {putAside && messages.length > 0 && (
        <p>
          Diese Nachrichten sehen nach Spam aus und wurden nicht verschickt. Wer hier etwas Echtes
          findet, holt es mit „Kein Spam“ in den Eingang. Alles andere wird nach {spamDays} Tagen
          gelöscht.
        </p>
      )}
      {putAside && newest !== undefined && (
        <div>
          <QuestionDialog
            opener="Alle löschen"
            question="Alle zurückgehaltenen Nachrichten wirklich löschen?"
            yes="Ja, alle löschen"
            isDangerous
            fields={{ intent: 'remove-aside', until: newest }}
          >
            <p>Das lässt sich nicht zurücknehmen.</p>
          </QuestionDialog>
        </div>
      )}
      {before !== undefined && (
        <p className={lone.links}>
          <Link to={path}>Neueste Nachrichten</Link>
        </p>
      )}
      <MessageList messages={messages} empty={emptySentence(putAside, before)} />
      {older !== null && (
        <p className={lone.links}>
          <Link to={`${path}${putAside ? '&' : '?'}${new URLSearchParams({ [parameter]: older })}`}>
            Ältere Nachrichten
          </Link>
        </p>
      )}
    </Tool>
  );
}

function emptySentence(putAside: boolean, before: string | undefined): string {
  if (before !== undefined) return 'Hier sind keine Nachrichten.';
  return putAside
    ? 'Nichts wurde zurückgehalten.'
    : 'Noch hat niemand geschrieben. Was über die Formulare kommt, steht dann hier.';
}
