import { data, redirect } from 'react-router';
import type { AdminPage } from '#platform/live/route-handle.ts';
import { dbContext, nowContext } from '#platform/request/context.ts';
import { readForm } from '#platform/request/read-form.server.ts';
import { currentAdmin } from '#platform/sign-in/require-admin.server.ts';
import { findSignedIn } from '#platform/sign-in/sessions.server.ts';
import { tool } from '../../tool.ts';
import {
  deleteAutosavedArticle,
  listOthers,
  type OpenAnswer,
  saveEditingState,
} from '../article-drafts.server.ts';
import { maxKeyLength, readKey, readTyped, readVersion } from '../article-input.ts';
import type { Route } from './+types/route';

export const handle: AdminPage = { right: 'article' };

/**
 * Stores the text and returns the other admins who have the article open. The intent 'verwerfen' deletes the
 * text.
 */
export async function action({ request, params, context }: Route.ActionArgs) {
  const form = await readForm({ request, context });
  const { username } = currentAdmin(context);
  const [db, now] = [context.get(dbContext), context.get(nowContext)];
  const article = readKey(form, params.id);
  if (article.length > maxKeyLength) throw data(null, { status: 400 });
  const opened = { article, username };
  if (form.get('intent') === 'verwerfen') {
    await deleteAutosavedArticle(db, opened);
    return redirect(`${tool.path}/${encodeURIComponent(params.id)}`, 303);
  }
  const typing = form.has('title')
    ? { typed: readTyped(form), version: readVersion(form) }
    : undefined;
  // An open form sends requests by itself. Only typed text extends the session.
  if (typing) await findSignedIn(db, request, now);
  await saveEditingState(db, opened, typing, now);
  return Response.json({ others: await listOthers(db, opened, now) } satisfies OpenAnswer);
}
