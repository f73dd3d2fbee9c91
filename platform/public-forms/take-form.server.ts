import { type ActionFunctionArgs, data, redirect } from 'react-router';
import type { z } from 'zod';
import { hiddenNames } from '#platform/drafts/sent-form.ts';
import { spokenMoment } from '#platform/request/answers.server.ts';
import { nowContext, visitorContext } from '#platform/request/context.ts';
import { readForm } from '#platform/request/read-form.server.ts';
import { waitSeconds } from '#platform/sign-in/sign-in-delay.ts';
import type { FormAnswer, Thanks } from './form-answer.ts';
import { findSuspicions, type Suspicion } from './suspicion.ts';

/** What came with the fields. */
export interface Sending {
  /** What the browser made up for this filling-in of the form; none comes without JavaScript. */
  key?: string | undefined;
  /** What findSuspicions (suspicion.ts) said. */
  suspicions: readonly Suspicion[];
  /** Where the request came from (visitorContext). */
  visitor: string;
}

/** Whether it is stored now or was before, or until when nothing more is taken. */
export type Receipt = { id: string; isNew: boolean } | { until: Date };

interface FormKind<Shape extends z.ZodRawShape> {
  schema: z.ZodObject<Shape>;
  /** What is said of it; its page is where a browser without JavaScript is led, so that a reload sends nothing again. */
  thanks: Thanks;
  store: (values: z.output<z.ZodObject<Shape>>, sending: Sending) => Promise<Receipt | undefined>;
}

/**
 * Takes a public form: stored, or back with everything typed and what is wrong. A browser that runs
 * our scripts shows the answer in place; any other gets a page.
 */
export async function takeForm<Shape extends z.ZodRawShape>(
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
  // As it is stored: a mark that is taken out would hide a link.
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
  const failure = `Gerade kommen zu viele Nachrichten herein. Bitte versuch es ab ${spokenMoment(until, now)} noch einmal.`;
  const retryAfter = waitSeconds(until.getTime() - now.getTime());
  return answer({ typed, failure }, 429, { 'Retry-After': String(retryAfter) });
}

function firstErrors(error: z.ZodError): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const { path, message } of error.issues) errors[String(path[0])] ??= message;
  return errors;
}

/** The first of a field's values, when it is text and no file. */
function read(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}

/**
 * For how long the page was open, as the browser counted; undefined without JavaScript. What is no
 * number comes from a program: it counts as sent at once.
 */
function readSeconds(form: FormData): number | undefined {
  const counted = read(form, hiddenNames.seconds);
  if (counted === '') return undefined;
  const seconds = Number(counted);
  return Number.isFinite(seconds) ? seconds : 0;
}
