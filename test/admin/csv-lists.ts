import { load } from 'cheerio';
import type { Ask } from '#test/app.ts';
import { postedFiles } from '#test/photo.ts';
import { type FoundProposal, plain, proposalsIn } from './proposals.ts';

export const path = '/admin/einlesen';

interface Shown {
  status: number;
  location: string | null;
  alert: string;
  /** The list, to be corrected. */
  text: string;
  proposals: FoundProposal[];
  /** What is not understood, and what is stored already. */
  others: string[];
  page: string;
}

export async function post(ask: Ask, entries: [string, string | File][]): Promise<Shown> {
  const form = new FormData();
  for (const [name, value] of entries) form.append(name, value);
  const answer = await ask(path, await postedFiles(form));
  const $ = load(await answer.text());
  return {
    status: answer.status,
    location: answer.headers.get('Location'),
    alert: plain($('main [role=alert]').text()),
    text: $('main [name=text]').text(),
    proposals: proposalsIn($),
    others: $('main form ul:not(:has(input)) li')
      .toArray()
      .map((row) => plain($(row).text())),
    page: plain($('main').text()),
  };
}

export function read(ask: Ask, text: string) {
  return post(ask, [
    ['intent', 'read'],
    ['text', text],
  ]);
}

/** Takes of a list what is ticked at first, or all. */
export async function take(ask: Ask, text: string, which = (isTicked: boolean) => isTicked) {
  const { proposals } = await read(ask, text);
  const wanted = proposals.filter(({ isTicked }) => which(isTicked));
  return post(ask, [
    ['intent', 'take'],
    ['text', text],
    ...wanted.map(({ version }): [string, string] => ['take', version]),
  ]);
}
