import { load } from 'cheerio';
import type { Ask } from '#test/open-app.ts';
import { filePost } from '#test/photo.ts';
import { type FoundProposal, listProposals, plain } from './proposals.ts';

export const path = '/admin/einlesen';

interface ShownList {
  status: number;
  location: string | null;
  alert: string;
  /** The text of the CSV list in the form field, where an admin can correct the text. */
  text: string;
  proposals: FoundProposal[];
  /** Rows that the import does not understand, and rows that are already stored. */
  others: string[];
  /** Questions that the import asks before it reads the list, with the possible answers. */
  questions: { name: string; label: string; options: string[]; answer: string }[];
  page: string;
}

export async function post(ask: Ask, entries: [string, string | File][]): Promise<ShownList> {
  const form = new FormData();
  for (const [name, value] of entries) form.append(name, value);
  const answer = await ask(path, await filePost(form));
  const $ = load(await answer.text());
  return {
    status: answer.status,
    location: answer.headers.get('Location'),
    alert: plain($('main [role=alert]').text()),
    text: $('main [name=text]').text(),
    proposals: listProposals($),
    others: $('main form ul:not(:has(input)) li')
      .toArray()
      .map((row) => plain($(row).text())),
    questions: $('main form select')
      .toArray()
      .map((select) => ({
        name: $(select).attr('name') ?? '',
        label: plain($(`label[for='${$(select).attr('id')}']`).text()),
        options: $(select)
          .find('option[value!=""]')
          .toArray()
          .map((option) => plain($(option).text())),
        answer: plain($(select).find('option[selected][value!=""]').text()),
      })),
    page: plain($('main').text()),
  };
}

/** @param answers answers to the questions of the import, by field name */
export function read(ask: Ask, text: string, answers: Readonly<Record<string, string>> = {}) {
  return post(ask, [['intent', 'read'], ['text', text], ...Object.entries(answers)]);
}

/** Saves the rows that are ticked by default, or those that `which` selects. */
export async function take(
  ask: Ask,
  text: string,
  which = (isTicked: boolean) => isTicked,
  answers: Readonly<Record<string, string>> = {},
) {
  const { proposals } = await read(ask, text, answers);
  const wanted = proposals.filter(({ isTicked }) => which(isTicked));
  return post(ask, [
    ['intent', 'take'],
    ['text', text],
    ...Object.entries(answers),
    ...wanted.map(({ version }): [string, string] => ['take', version]),
  ]);
}
