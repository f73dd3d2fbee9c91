import { randomUUID } from 'node:crypto';
import { data, type RouterContextProvider, redirect } from 'react-router';
import { z } from 'zod';
import { newRecord } from '#platform/admin/open-record.server.ts';
import { findSendableKinds, mailContext } from '#platform/mail/mail-setup.server.ts';
import { notFound } from '#platform/request/answers.server.ts';
import { dbContext, nowContext } from '#platform/request/context.ts';
import { currentAdmin } from '#platform/sign-in/require-admin.server.ts';
import { findClub } from '#platform/ui/club/find-club.server.ts';
import { newsletterBodyHtml } from '../newsletter-mail.server.ts';
import {
  deleteNewsletter,
  findNewsletter,
  type Newsletter,
  noVersion,
  resendNewsletter,
  saveNewsletter,
  sendNewsletter,
  sendTestNewsletter,
} from '../newsletters.server.ts';
import { countSubscribers } from '../subscribers.server.ts';
import { newsletterTool } from '../tool.ts';
import { newsletterSchema } from './schema.ts';

export interface NewsletterAnswer {
  typed?: Typed;
  errors?: { subject?: string[] | undefined; body?: string[] | undefined };
  preview?: string;
  failure?: string;
  conflict?: { version: string; writtenBy: string; subject: string; body: string };
}

export interface Typed {
  id: string;
  version: string;
  subject: string;
  body: string;
}

type Context = Readonly<RouterContextProvider>;

export const missing = 'Newsletter nicht gefunden';
const alreadySent = 'Dieser Newsletter wurde schon verschickt. Er lässt sich nicht mehr ändern.';
const changed = 'Diesen Entwurf hat inzwischen jemand geändert. Sieh ihn bitte noch einmal an.';
const gone =
  'Diesen Entwurf hat inzwischen jemand gelöscht. Speicherst du noch einmal, gibt es ihn wieder.';
const unset = 'Es ist kein E-Mail-Versand eingerichtet: Der Newsletter wurde nicht verschickt.';

export function readTyped(form: FormData, addressId: string): Typed {
  const id = addressId === newRecord ? z.uuid().safeParse(form.get('recordId')).data : addressId;
  const text = (name: string) => {
    const value = form.get(name);
    return typeof value === 'string' ? value : '';
  };
  const version = text('version');
  return {
    id: id ?? randomUUID(),
    // Allows only these characters, because PostgreSQL refuses the character NUL with an error.
    version: /^[\w:.-]{1,40}$/.test(version) ? version : noVersion,
    subject: text('subject'),
    // Browsers send CR LF and the stored text has LF. The texts can be compared once both have LF.
    body: text('body').replace(/\r\n?/g, '\n'),
  };
}

/** @throws 400 for an unknown intent, 404 if the intent needs a stored newsletter and there is none */
export async function handleNewsletterForm(context: Context, intent: unknown, typed: Typed) {
  switch (intent) {
    case 'save':
      return save(context, typed);
    case 'preview':
      return preview(context, typed);
    case 'test':
      return sendTest(context, typed);
    case 'send':
      return send(context, typed);
    case 'resend':
      return resend(context, typed);
    case 'remove':
      return remove(context, typed);
    default:
      throw data(null, { status: 400 });
  }
}

async function save(context: Context, typed: Typed) {
  const checked = newsletterSchema.safeParse(typed);
  if (!checked.success) {
    const errors = z.flattenError(checked.error).fieldErrors;
    return data<NewsletterAnswer>({ typed, errors }, { status: 422 });
  }
  // The page of a new newsletter sends a UUID as the id. Any other id must belong to a stored newsletter.
  if (!z.uuid().safeParse(typed.id).success) await find(context, typed.id);
  const { username } = currentAdmin(context);
  const draft = { ...typed, ...checked.data, username };
  const stored = await saveNewsletter(context.get(dbContext), draft, context.get(nowContext));
  if (!stored)
    return redirect(newsletterTool.after(pathOf(typed.id), 'newsletter-gespeichert'), 303);
  if (stored === 'gone') return refuse(gone, { ...typed, version: noVersion });
  if (stored.progress) return refuse(alreadySent, typed);
  const { writtenAt: version, writtenBy, subject, body } = stored;
  const conflict = { version, writtenBy, subject, body };
  return data<NewsletterAnswer>({ typed, conflict }, { status: 409 });
}

async function preview(context: Context, typed: Typed) {
  const checked = newsletterSchema.shape.body.safeParse(typed.body);
  if (!checked.success) {
    const errors = { body: z.flattenError(checked.error).formErrors };
    return data<NewsletterAnswer>({ typed, errors }, { status: 422 });
  }
  const html = newsletterBodyHtml(
    { club: await findClub(context), body: checked.data },
    context.get(mailContext).origin,
  );
  return data<NewsletterAnswer>({ typed, preview: html });
}

async function sendTest(context: Context, { id, version }: Typed) {
  const db = context.get(dbContext);
  await find(context, id);
  if (!findSendableKinds(context.get(mailContext)).newsletters) return refuse(unset);
  const { email: recipient } = currentAdmin(context);
  const isQueued = await sendTestNewsletter(
    db,
    { id, version, recipient },
    context.get(nowContext),
  );
  if (!isQueued) {
    await find(context, id);
    return refuse(changed);
  }
  return redirect(newsletterTool.after(pathOf(id), 'newsletter-test'), 303);
}

async function send(context: Context, { id, version }: Typed) {
  const db = context.get(dbContext);
  const leadToProgress = () =>
    redirect(newsletterTool.after(pathOf(id), 'newsletter-schon-unterwegs'), 303);
  if ((await find(context, id)).progress) return leadToProgress();
  if (!findSendableKinds(context.get(mailContext)).newsletters) return refuse(unset);
  if ((await countSubscribers(db)) === 0)
    return refuse('Noch hat niemand den Newsletter bestätigt.');
  const recipients = await sendNewsletter(db, { id, version }, context.get(nowContext));
  if (recipients !== undefined)
    return redirect(newsletterTool.after(pathOf(id), 'newsletter-unterwegs'), 303);
  return (await find(context, id)).progress ? leadToProgress() : refuse(changed);
}

async function resend(context: Context, { id }: Typed) {
  await find(context, id);
  if (!findSendableKinds(context.get(mailContext)).newsletters) return refuse(unset);
  await resendNewsletter(context.get(dbContext), id, context.get(nowContext));
  return redirect(newsletterTool.after(pathOf(id), 'newsletter-noch-einmal-unterwegs'), 303);
}

async function remove(context: Context, { id, version }: Typed) {
  const left = await deleteNewsletter(context.get(dbContext), { id, version });
  if (!left)
    return redirect(newsletterTool.after(newsletterTool.path, 'newsletter-geloescht'), 303);
  return refuse(
    left.progress
      ? 'Dieser Newsletter wurde schon verschickt. Er lässt sich nicht mehr löschen.'
      : changed,
  );
}

async function find(context: Context, id: string): Promise<Newsletter> {
  return (await findNewsletter(context.get(dbContext), id)) ?? notFound(missing);
}

function refuse(failure: string, typed?: Typed) {
  return data<NewsletterAnswer>({ failure, ...(typed && { typed }) }, { status: 409 });
}

function pathOf(id: string): string {
  return `${newsletterTool.path}/${encodeURIComponent(id)}`;
}
