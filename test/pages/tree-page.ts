import { type CheerioAPI, load } from 'cheerio';
import { expect } from 'vitest';
import { kinds } from '#app/kinds.server.ts';
import { club } from '#club/club.ts';
import { replaceSnapshot } from '#platform/data-tree/snapshot.server.ts';
import { parseTree } from '#platform/data-tree/tree.server.ts';
import { freshDatabase } from '#test/database.ts';
import { type Ask, openApp } from '#test/open-app.ts';

export type Found = ReturnType<CheerioAPI>;

/**
 * Opens the built site with a data tree in the format of `npm run import`, as an object or as text. Without a
 * tree the database is empty.
 */
export async function openTree(tree?: object | string): Promise<Ask> {
  const db = await freshDatabase('sqlite');
  if (tree !== undefined) {
    const text = typeof tree === 'string' ? tree : JSON.stringify(tree);
    await replaceSnapshot(db, kinds, parseTree(text, kinds, club).snapshot, new Date());
  }
  return openApp(db);
}

/** Opens a page for reading with selectors. Fails if the answer has another status. */
export async function openPage(ask: Ask, path: string, status = 200): Promise<CheerioAPI> {
  const answer = await ask(path);
  expect([path, answer.status]).toEqual([path, status]);
  const $ = load(await answer.text());
  $('script, style').remove();
  return $;
}

/** Returns the section with this heading. */
export function region($: CheerioAPI, name: string): Found {
  return $('section[aria-labelledby]').filter(
    (_, part) => readLine($(`[id="${$(part).attr('aria-labelledby')}"]`)) === name,
  );
}

/** Returns the text of an element on one line, without soft hyphens. */
export function readLine(found: Found): string {
  return found.text().replaceAll('\u00AD', '').replace(/\s+/g, ' ').trim();
}

export function readLines($: CheerioAPI, found: Found): string[] {
  return found.toArray().map((node) => readLine($(node)));
}

/** Returns each row of a table as one text, with ' | ' between the cells. */
export function readRows($: CheerioAPI, rows: Found): string[] {
  return rows.toArray().map((row) => readLines($, $(row).children()).join(' | '));
}
