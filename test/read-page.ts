import { expect } from 'vitest';
import type { Db } from '#platform/db/client.server.ts';
import { openApp } from './open-app.ts';

/** Returns the HTML of a page; fails if the status is not 200. */
export async function read(db: Db, path: string, now?: Date): Promise<string> {
  const ask = await openApp(db, now && (() => now));
  const answer = await ask(path);
  expect([path, answer.status]).toEqual([path, 200]);
  return answer.text();
}

/** Returns the text of a page on one line, without soft hyphens. */
export function readText(html = ''): string {
  return html
    .replace(/<(script|style)\b.*?<\/\1>/gs, ' ')
    .replace(/<!--.*?-->/gs, '')
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('\u00AD', '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ')
    .trim();
}
