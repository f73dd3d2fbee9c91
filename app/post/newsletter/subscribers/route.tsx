import { data, redirect } from 'react-router';
import { Tool } from '#platform/admin/tool.tsx';
import type { AdminPage } from '#platform/live/route-handle.ts';
import { findSendableKinds, mailContext } from '#platform/mail/mail-setup.server.ts';
import { notFound } from '#platform/request/answers.server.ts';
import { dbContext, nowContext } from '#platform/request/context.ts';
import { readForm } from '#platform/request/read-form.server.ts';
import { currentAdmin } from '#platform/sign-in/require-admin.server.ts';
import { MailNotConfigured } from '../link-page.tsx';
import {
  askSubscriber,
  confirmByHand,
  deleteSubscriber,
  findSubscriber,
  listSubscribers,
} from '../subscribers.server.ts';
import { newsletterTool, subscribersPath } from '../tool.ts';
import type { Route } from './+types/route';
import { describeSubscriber, findSubscriberState } from './describe-subscriber.ts';
import { SubscriberDetails } from './subscriber-details.tsx';
import { SubscriberList } from './subscriber-list.tsx';

export const handle: AdminPage = { right: ['editorial'] };

const order = ['aside', 'asked', 'confirmed'] as const;

export async function loader({ params, context }: Route.LoaderArgs) {
  currentAdmin(context);
  const db = context.get(dbContext);
  const canSend = findSendableKinds(context.get(mailContext)).newsletters;
  if (params.id !== undefined) {
    const open = (await findSubscriber(db, params.id)) ?? notFound('Adresse nicht gefunden');
    const { email } = open;
    const shown = {
      email,
      state: findSubscriberState(open),
      words: describeSubscriber(open, canSend),
    };
    return { canSend, open: shown, groups: [] };
  }
  const subscribers = (await listSubscribers(db)).map((subscriber) => ({
    id: subscriber.id,
    title: subscriber.email,
    detail: describeSubscriber(subscriber, canSend),
    state: findSubscriberState(subscriber),
  }));
  const groups = order.map((state) => ({
    state,
    records: subscribers
      .filter((subscriber) => subscriber.state === state)
      .map(({ state: _, ...record }) => record),
  }));
  return { canSend, open: null, groups };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const form = await readForm({ request, context });
  const { id } = params;
  const [db, now] = [context.get(dbContext), context.get(nowContext)];
  const canAsk = findSendableKinds(context.get(mailContext)).newsletters;
  if (id === undefined) throw data(null, { status: 400 });
  switch (form.get('intent')) {
    case 'remove':
      await deleteSubscriber(db, id);
      return redirect(newsletterTool.after(subscribersPath, 'abonnent-entfernt'), 303);
    case 'ask':
      if (!(await findSubscriber(db, id))) return notFound('Adresse nicht gefunden');
      await askSubscriber(db, id, now);
      return redirect(
        newsletterTool.after(subscribersPath, canAsk ? 'abonnent-gefragt' : 'abonnent-wartet'),
        303,
      );
    case 'confirm':
      // If the site sends mails, only the owner of an address can confirm it, not an admin.
      if (canAsk) throw data(null, { status: 400 });
      if (!(await findSubscriber(db, id))) return notFound('Adresse nicht gefunden');
      await confirmByHand(db, id, now);
      return redirect(newsletterTool.after(subscribersPath, 'abonnent-bestaetigt'), 303);
    default:
      throw data(null, { status: 400 });
  }
}

export default function Subscribers({ loaderData }: Route.ComponentProps) {
  const { canSend, open, groups } = loaderData;
  const notice = !canSend && (
    <MailNotConfigured>
      Wer sich anmeldet, bekommt keine Bestätigungsmail und erfährt, dass der Verein von Hand
      bestätigt. Bestätige nur, wer den Newsletter wirklich will (§ 174 TKG 2021). Für die Mail, mit
      der die Website selbst fragt, trägt, wer den Server betreut, einen Mailserver ein (SMTP_URL).
    </MailNotConfigured>
  );
  if (open)
    return (
      <Tool title="Abonnent" back={{ to: subscribersPath, label: 'Alle Abonnenten' }}>
        {notice}
        <SubscriberDetails {...open} canAsk={canSend} />
      </Tool>
    );
  return (
    <Tool title="Abonnenten" back={{ to: newsletterTool.path, label: 'Newsletter' }}>
      {notice}
      <SubscriberList groups={groups} canAsk={canSend} />
    </Tool>
  );
}
