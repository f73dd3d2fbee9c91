import { randomUUID } from 'node:crypto';
import type { RouterContextProvider, ShouldRevalidateFunctionArgs } from 'react-router';
import { findMailAddress } from '#app/club/details/find-details.server.ts';
import { findArticle, listLatestArticles } from '#app/news/articles.server.ts';
import { isEditable } from '#platform/admin/editor/is-editable.server.ts';
import { Failure } from '#platform/admin/form/failure.tsx';
import { newRecord } from '#platform/admin/open-record.server.ts';
import { Tool } from '#platform/admin/tool.tsx';
import { useFormKey } from '#platform/drafts/unsaved.ts';
import type { AdminPage } from '#platform/live/route-handle.ts';
import { findSendableKinds, mailContext } from '#platform/mail/mail-setup.server.ts';
import { notFound } from '#platform/request/answers.server.ts';
import { dbContext, nowContext } from '#platform/request/context.ts';
import { readForm } from '#platform/request/read-form.server.ts';
import { currentAdmin } from '#platform/sign-in/require-admin.server.ts';
import { requireReauthentication } from '#platform/sign-in/require-reauthentication.server.ts';
import { findClub } from '#platform/ui/club/find-club.server.ts';
import { MailNotConfigured } from '../link-page.tsx';
import { newsletterHtml } from '../newsletter-body.server.ts';
import { newsletterBodyHtml } from '../newsletter-mail.server.ts';
import { findNewsletter, noVersion } from '../newsletters.server.ts';
import { countSubscribers } from '../subscribers.server.ts';
import { newsletterTool } from '../tool.ts';
import type { Route } from './+types/route';
import { articleBody } from './article-body.server.ts';
import { articleParameter } from './article-choice.tsx';
import { Draft } from './draft.tsx';
import { Unsaved } from './draft-form.tsx';
import { handleNewsletterForm, missing, readTyped } from './handle-newsletter-form.server.ts';
import { Preview } from './preview.tsx';
import { Progress } from './progress.tsx';

export const handle: AdminPage = { right: ['editorial'] };

const maxArticles = 30;

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const { email } = currentAdmin(context);
  const db = context.get(dbContext);
  const mail = context.get(mailContext);
  const shared = {
    canSend: findSendableKinds(mail).newsletters,
    sender: describeSender(
      (await findClub(context)).name,
      mail.from || (await findMailAddress(db)),
    ),
  };
  if (params.id === newRecord) {
    const start = await articleStart(context, url.searchParams.get(articleParameter));
    const draft = { id: randomUUID(), version: noVersion, ...start };
    const articles = await listLatestArticles(db, maxArticles, context.get(nowContext));
    return {
      ...{ ...shared, draft, preview: undefined, progress: null, stored: null },
      isEditable: await keepsMail(draft.body),
      articles: articles.map(({ slug, title }) => ({ slug, title })),
    };
  }
  const newsletter = (await findNewsletter(db, params.id)) ?? notFound(missing);
  const { id, subject, body, writtenAt, progress } = newsletter;
  return {
    ...{ ...shared, articles: [], progress },
    isEditable: await keepsMail(body),
    draft: { id, version: writtenAt, subject, body },
    preview: newsletterBodyHtml({ club: await findClub(context), body }, mail.origin),
    stored: { email, subscribers: await countSubscribers(db) },
  };
}

function keepsMail(body: string): Promise<boolean> {
  return isEditable(body, [], (written) => newsletterHtml(written, ''));
}

function describeSender(name: string, address: string | undefined): string {
  return address ? `${name} <${address}>` : name;
}

async function articleStart(context: Readonly<RouterContextProvider>, slug: string | null) {
  const article =
    slug === null
      ? undefined
      : await findArticle(context.get(dbContext), slug, context.get(nowContext));
  if (!article) return { subject: '', body: '' };
  const link = `[Auf der Website lesen](/news/${encodeURIComponent(article.slug)})`;
  return { subject: article.title, body: `${await articleBody(article.content)}\n\n${link}\n` };
}

export async function action({ request, url, params, context }: Route.ActionArgs) {
  const form = await readForm({ request, context });
  currentAdmin(context);
  const intent = form.get('intent');
  // A sent newsletter cannot be recalled, so sending requires reauthentication.
  if (intent === 'send') requireReauthentication({ request, url, context });
  return handleNewsletterForm(context, intent, readTyped(form, params.id));
}

/** Loads the data again also after a conflict (409), because another admin has changed the newsletter. */
export function shouldRevalidate({ actionStatus, ...rest }: ShouldRevalidateFunctionArgs) {
  return actionStatus === 409 || rest.defaultShouldRevalidate;
}

export default function Newsletter({ loaderData, actionData, params }: Route.ComponentProps) {
  const { canSend, progress, draft, preview = '', sender } = loaderData;
  const key = useFormKey(`${params.id} ${draft.version} ${draft.subject}`);
  return (
    <Tool
      title={progress ? 'Verschickter Newsletter' : 'Entwurf'}
      back={{ to: newsletterTool.path, label: 'Alle Newsletter' }}
    >
      {!canSend && (
        <MailNotConfigured>
          Newsletter lassen sich schreiben, aber nicht verschicken. Einen Mailserver trägt ein, wer
          den Server betreut (SMTP_URL).
        </MailNotConfigured>
      )}
      {progress ? (
        <>
          {actionData?.failure && <Failure answer={actionData}>{actionData.failure}</Failure>}
          {actionData?.typed && <Unsaved typed={actionData.typed} />}
          <Progress progress={progress} canSend={canSend} />
          <Preview
            title="Verschickter Text"
            sender={sender}
            subject={draft.subject}
            html={preview}
          />
        </>
      ) : (
        <Draft key={key} {...loaderData} />
      )}
    </Tool>
  );
}
