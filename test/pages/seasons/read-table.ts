import { load } from 'cheerio';
import { expect } from 'vitest';
import type { Ask } from '#test/open-app.ts';
import { readLine } from '../tree-page.ts';

export interface ShownTable {
  /** Rows such as '1. SC Berg: 2 1 1 0 3:1 +2 4'. */
  rows: string[];
  /** The columns of `rows` by team, without the position. */
  numbers: Map<string, string>;
  /** Notes next to a team: 'SC Berg: vor FC Bach: mehr Tore (4 gegen 3)'. */
  notes: string[];
}

export async function readTable(ask: Ask, path: string): Promise<ShownTable> {
  const answer = await ask(path);
  expect([path, answer.status]).toEqual([path, 200]);
  const $ = load(await answer.text());
  const shown: ShownTable = { rows: [], numbers: new Map(), notes: [] };
  const table = $('main table:has(th:contains("Team"))').first();
  for (const row of table.find('tbody tr').toArray()) {
    const name = $(row).children('th');
    const notes = name.find('span').toArray();
    const team = readLine(name.clone().find('span').remove().end());
    const [place, ...numbers] = $(row)
      .children('td')
      .toArray()
      .map((cell) => readLine($(cell)));
    shown.rows.push(`${place}. ${team}: ${numbers.join(' ')}`);
    shown.numbers.set(team, numbers.join(' '));
    shown.notes.push(...notes.map((note) => `${team}: ${readLine($(note))}`));
  }
  return shown;
}
