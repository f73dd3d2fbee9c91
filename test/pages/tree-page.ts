import { type CheerioAPI, load } from 'cheerio';
import { expect } from 'vitest';
import { kinds } from '#app/kinds.server.ts';
import { club } from '#club/club.ts';
import { replaceSnapshot } from '#platform/data-tree/snapshot.server.ts';
import { parseTree } from '#platform/data-tree/tree.server.ts';
import { freshDatabase } from '#test/database.ts';
import { type Ask, openApp } from '#test/open-app.ts';

/** Nodes as Cheerio finds them. */
export type Found = ReturnType<CheerioAPI>;

/** The built site over a tree as `npm run import` reads it, or its text; without one it is empty. */
export async function openTree(tree?: object | string): Promise<Ask> {
  const db = await freshDatabase('sqlite');
  if (tree !== undefined) {
    const text = typeof tree === 'string' ? tree : JSON.stringify(tree);
    await replaceSnapshot(db, kinds, parseTree(text, kinds, club).snapshot, new Date());
  }
  return openApp(db);
}

/** A page to be read with selectors; fails unless the answer has this status. */
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

/** The rows of a table, each as its cells. */
export function readRows($: CheerioAPI, rows: Found): string[] {
  return rows.toArray().map((row) => readLines($, $(row).children()).join(' | '));
}
