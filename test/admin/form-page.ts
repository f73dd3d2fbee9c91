import { type CheerioAPI, load } from 'cheerio';
import type { Db } from '#platform/db/client.server.ts';
import { posted, signedInAsk } from '#test/admin.ts';
import { type Ask, openApp } from '#test/app.ts';

/** Of a record, not of the page that adds one. */
const recordAddress = /^\/admin\/[^/]+\/(?!neu\b)[^/]+$/;

export type Fields = Record<string, string>;

/** A page of a record tool as it stands in an answer. */
export interface FormPage {
  status: number;
  /** Where the answer leads; null when it does not. */
  location: string | null;
  /** What it says at once, and what when the reader is ready. */
  alerts: string[];
  says: string[];
  /** Its headings, the page's own first. */
  headings: string[];
  /** What the list leads to, without the link that adds a record. */
  listed: string[];
  /** What the record's form would send, as a browser does. */
  fields: Fields;
  /** Per wrong field what is said of it. */
  wrong: Record<string, string>;
  /** What somebody else has stored meanwhile, each row with its cells. */
  differences: string[];
  text: string;
}

/** The site over a database, asked by a signed-in admin; at a moment, or by the clock. */
export async function openAsAdmin(db: Db, now?: Date): Promise<Ask> {
  const app = now ? await openApp(db, () => now) : await openApp(db);
  return signedInAsk(app, db, now ? { now } : {});
}

/** Opens a page of a tool; follows no redirect. */
export async function openPage(ask: Ask, path: string): Promise<FormPage> {
  return readPage(await ask(path));
}

/** Posts a tool's form; follows no redirect. */
export async function postForm(ask: Ask, path: string, fields: Fields): Promise<FormPage> {
  return readPage(await ask(path, posted(fields)));
}

async function readPage(answer: Response): Promise<FormPage> {
  const $ = load(await answer.text());
  $('script, style').remove();
  const texts = (selector: string) =>
    $(selector)
      .toArray()
      .map((node) => oneLine($(node).text()));
  return {
    status: answer.status,
    location: answer.headers.get('Location'),
    alerts: texts('main [role=alert]'),
    says: texts('main div[role=status]'),
    headings: texts('h1, main h2'),
    listed: $('main li > a')
      .filter((_, link) => recordAddress.test($(link).attr('href') ?? ''))
      .toArray()
      .map((link) => partsOf($, link).filter(Boolean).join(', ')),
    fields: Object.fromEntries(
      $('form:has([name=recordId])')
        .serializeArray()
        .map(({ name, value }) => [name, value]),
    ),
    wrong: wrongFields($),
    differences: $('[aria-label="Gleichzeitige Änderung"] tr')
      .toArray()
      .map((row) => partsOf($, row).join(' | ')),
    text: oneLine($('main').text()),
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

/** The texts of what stands in an element: the cells of a row, the lines of a link. */
export function partsOf($: CheerioAPI, element: Parameters<CheerioAPI>[0]): string[] {
  return $(element)
    .children()
    .toArray()
    .map((part) => oneLine($(part).text()));
}

function oneLine(text: string): string {
  return text.replaceAll('\u00AD', '').replace(/\s+/g, ' ').trim();
}
