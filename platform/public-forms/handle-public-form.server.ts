import { type ActionFunctionArgs, data, redirect } from 'react-router';
import type { z } from 'zod';
import { hiddenNames } from '#platform/drafts/sent-form.ts';
import { formatRetryTime } from '#platform/request/answers.server.ts';
import { nowContext, visitorContext } from '#platform/request/context.ts';
import { readForm } from '#platform/request/read-form.server.ts';
import { waitSeconds } from '#platform/sign-in/sign-in-delay.ts';
import { findSuspicions, type SpamReason } from './spam-check.ts';

export interface FormAnswer {
  sent?: boolean;
  thanks?: { title: string; more: string };
  typed?: Readonly<Record<string, string>>;
  errors?: Readonly<Record<string, string>>;
  failure?: string;
}

export interface ThankYouText {
  path: string;
  title: string;
  more: string;
}

export interface Sending {
  /** A random key from the browser, equal for all attempts to send the form; undefined without JavaScript. */
  key?: string | undefined;
  suspicions: readonly SpamReason[];
  visitor: string;
}

/**
 * `isNew` is false if the form was already stored. `until` is the time when the server will accept forms
 * again.
 */
export type StoreResult = { id: string; isNew: boolean } | { until: Date };

interface FormKind<Shape extends z.ZodRawShape> {
  schema: z.ZodObject<Shape>;
  /** Without JavaScript, a page of its own shows this text, so that a reload does not send the form again. */
  thanks: ThankYouText;
  store: (
    values: z.output<z.ZodObject<Shape>>,
    sending: Sending,
  ) => Promise<StoreResult | undefined>;
}

/**
 * With JavaScript, the open form shows the answer. Without JavaScript, the browser shows a new page: the
 * thank-you page, or the form with the errors and the typed text.
 */
export async function handlePublicForm<Shape extends z.ZodRawShape>(
  { request, context }: Pick<ActionFunctionArgs, 'request' | 'context'>,
  { schema, thanks, store }: FormKind<Shape>,
) {
  const form = await readForm({ request, context });
  const typed = Object.fromEntries(
    Object.keys(schema.shape).map((name) => [name, read(form, name)]),
  );
  const checked = schema.safeParse(typed);
  if (!checked.success) return answer({ typed, errors: firstErrors(checked.error) }, 422);

  const key = read(form, hiddenNames.key) || undefined;
  // Searches the cleaned text for links, because invisible characters in the original text could hide a link.
  const { message = '', ...lines } = checked.data as Record<string, string>;
  const suspicions = findSuspicions({
    honeypot: read(form, hiddenNames.trap),
    seconds: readSeconds(form),
    lines: Object.values(lines),
    message,
  });
  const sending = { key, suspicions, visitor: context.get(visitorContext) };
  const receipt = await store(checked.data, sending);
  if (receipt && 'until' in receipt) return tooMany(typed, receipt.until, context.get(nowContext));
  return key
    ? answer({ sent: true, thanks: { title: thanks.title, more: thanks.more } }, 200)
    : redirect(thanks.path, 303);
}

function answer(said: FormAnswer, status: number, headers: HeadersInit = {}) {
  return data(said, { status, headers });
}

function tooMany(typed: Record<string, string>, until: Date, now: Date) {
  const failure = `Gerade kommen zu viele Nachrichten herein. Bitte versuch es ab ${formatRetryTime(until, now)} noch einmal.`;
  const retryAfter = waitSeconds(until.getTime() - now.getTime());
  return answer({ typed, failure }, 429, { 'Retry-After': String(retryAfter) });
}

function firstErrors(error: z.ZodError): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const { path, message } of error.issues) errors[String(path[0])] ??= message;
  return errors;
}

function read(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}

/**
 * Returns undefined without JavaScript. Returns 0 if the text is not a number, because only a program sends
 * such a text.
 */
function readSeconds(form: FormData): number | undefined {
  const counted = read(form, hiddenNames.seconds);
  if (counted === '') return undefined;
  const seconds = Number(counted);
  return Number.isFinite(seconds) ? seconds : 0;
}
