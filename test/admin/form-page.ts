import { type CheerioAPI, load } from 'cheerio';
import { expect } from 'vitest';
import type { Db } from '#platform/db/client.server.ts';
import { type Ask, openApp } from '#test/open-app.ts';
import { filePost } from '#test/photo.ts';
import { askAsAdmin, formPost } from '#test/sign-in-admin.ts';

/** Address of a record, not of the page that adds one. */
const recordAddress = /^\/admin\/[^/]+\/(?!neu\b)[^/]+$/;

export type Fields = Record<string, string>;

/** A page of a record tool, read from the answer. */
export interface FormPage {
  path: string;
  status: number;
  /** Target of the redirect; null without one. */
  location: string | null;
  /** `alerts` are read out at once, `says` when the screen reader is ready. */
  alerts: string[];
  says: string[];
  /** The headings of the page; the main heading is first. */
  headings: string[];
  /** Links of the list to records, without the link that adds a record. */
  listed: string[];
  /** Values that a browser would send with the record's form. */
  fields: Fields;
  /** The error sentence of each wrong field. */
  wrong: Record<string, string>;
  /** Rows of the table that compares another admin's stored change with the typed one. */
  differences: string[];
  text: string;
  $: CheerioAPI;
}

/** Opens the site for a signed-in admin. Without `now`, the site uses the real time. */
export async function openAsAdmin(db: Db, now?: Date): Promise<Ask> {
  const app = now ? await openApp(db, () => now) : await openApp(db);
  return askAsAdmin(app, db, now ? { now } : {});
}

/** Does not follow a redirect. */
export async function openPage(ask: Ask, path: string): Promise<FormPage> {
  return readPage(await ask(path), path);
}

/** Sends the form of a tool. Does not follow a redirect. */
export async function postForm(ask: Ask, path: string, fields: Fields): Promise<FormPage> {
  return readPage(await ask(path, formPost(fields)), path);
}

/**
 * Presses the first button with this name like a browser without scripts. Sends the form with the values of
 * `filled` and follows a redirect.
 */
export async function press(
  ask: Ask,
  { $, path }: FormPage,
  name: string | RegExp,
  filled: Record<string, string | Buffer> = {},
): Promise<FormPage> {
  const button = $('button:not([type=button])')
    .filter((_, each) => matches($(each).attr('aria-label') ?? oneLine($(each).text()), name))
    .first();
  const formId = button.attr('form');
  const form = formId ? $(`form[id="${formId}"]`) : button.closest('form');
  expect([name, form.attr('method')]).toEqual([name, 'post']);
  const body = new FormData();
  for (const field of form.serializeArray()) body.append(field.name, field.value);
  for (const file of form.find('[type=file][name]').toArray())
    body.set($(file).attr('name') ?? '', new File([], ''));
  // Fails if `filled` names a missing field or a choice that the form does not offer.
  for (const [field, value] of Object.entries(filled)) {
    const fields = form.find(`[name="${field}"]`);
    const choices = fields.filter('[type=radio], [type=checkbox]').add(fields.find('option'));
    expect(fields.length, field).toBeGreaterThan(0);
    if (choices.length > 0)
      expect(choices.toArray().map((one) => $(one).attr('value') ?? $(one).text())).toContain(
        value,
      );
    body.set(field, typeof value === 'string' ? value : new File([new Uint8Array(value)], 'datei'));
  }
  const { name: pressed, value: meaning = '' } = button.attr() ?? {};
  if (pressed) body.append(pressed, meaning);
  const { pathname, search } = new URL(form.attr('action') ?? '', `http://localhost${path}`);
  const texts = new URLSearchParams([...body].map(([field, value]) => [field, String(value)]));
  const sent = form.attr('enctype') ? await filePost(body) : { ...formPost({}), body: texts };
  const answer = await ask(pathname + search, sent);
  const leadsTo = answer.headers.get('Location');
  return leadsTo === null ? readPage(answer, pathname + search) : openPage(ask, leadsTo);
}

export async function follow(ask: Ask, { $ }: FormPage, name: string | RegExp): Promise<FormPage> {
  const link = $('a')
    .filter((_, each) => matches(oneLine($(each).text()), name))
    .first();
  expect(link.length, String(name)).toBe(1);
  return openPage(ask, link.attr('href') ?? '');
}

function matches(called: string, name: string | RegExp): boolean {
  return typeof name === 'string' ? called === name : name.test(called);
}

async function readPage(answer: Response, path: string): Promise<FormPage> {
  const $ = load(await answer.text());
  $('script, style').remove();
  const texts = (selector: string) =>
    $(selector)
      .toArray()
      .map((node) => oneLine($(node).text()));
  return {
    path,
    status: answer.status,
    location: answer.headers.get('Location'),
    alerts: texts('main [role=alert]'),
    says: texts('main div[role=status]'),
    headings: texts('h1, main h2'),
    listed: $('main li > a')
      .filter((_, link) => recordAddress.test($(link).attr('href') ?? ''))
      .toArray()
      .map((link) => listParts($, link).filter(Boolean).join(', ')),
    fields: Object.fromEntries(
      $('form:has([name=recordId])')
        .serializeArray()
        .map(({ name, value }) => [name, value]),
    ),
    wrong: wrongFields($),
    differences: $('[aria-label="Gleichzeitige Änderung"] tr')
      .toArray()
      .map((row) => listParts($, row).join(' | ')),
    text: oneLine($('main').text()),
    $,
  };
}

function wrongFields($: CheerioAPI): Record<string, string> {
  const marked = $('[aria-invalid=true]').toArray();
  return Object.fromEntries(
    marked.map((node) => {
      const error = $(node).attr('aria-describedby')?.split(' ').at(-1);
      const name = $(node).attr('name') ?? $(node).find('[name]').attr('name') ?? '';
      return [name, oneLine($(`[id="${error}"]`).text())];
    }),
  );
}

/** Returns the text of each child of an element: the cells of a row, the lines of a link. */
export function listParts($: CheerioAPI, element: Parameters<CheerioAPI>[0]): string[] {
  return $(element)
    .children()
    .toArray()
    .map((part) => oneLine($(part).text()));
}

function oneLine(text: string): string {
  return text.replaceAll('\u00AD', '').replace(/\s+/g, ' ').trim();
}
