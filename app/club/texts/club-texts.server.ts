import type { RouterContextProvider } from 'react-router';
import { club, greeting } from '#club/club.ts';
import type { Db } from '#platform/db/client.server.ts';
import { dbContext } from '#platform/request/context.ts';
import { type EmptySentence, emptySentences } from '#platform/ui/club/empty-sentences.ts';
import { clubContext } from '#platform/ui/context.ts';
import { clubText } from '#platform/ui/markdown.server.ts';
import { sanitiseHtml } from '#platform/ui/safe-html.server.ts';
import { writtenOf } from './earlier-texts.ts';
import { factsOf } from './facts.server.ts';
import type { ClubTextName } from './text-names.ts';

/** The text that somebody has put in the place of one of the club's folder; undefined for none. */
async function findText(db: Db, name: ClubTextName): Promise<string | undefined> {
  const row = await db
    .selectFrom('clubText')
    .select('text')
    .where('id', '=', name)
    .executeTakeFirst();
  return row && writtenOf(row.text);
}

/** The sentences that an admin has put where a page has nothing to show. */
export async function findSentences(db: Db): Promise<Partial<Record<EmptySentence, string>>> {
  const rows = await db
    .selectFrom('clubText')
    .selectAll()
    .where('id', 'in', Object.keys(emptySentences))
    .execute();
  return Object.fromEntries(rows.map(({ id, text }) => [id, text]));
}

/** The welcome on the home page. */
export async function findGreeting(db: Db): Promise<{ title: string; line: string }> {
  const rows = await db
    .selectFrom('clubText')
    .selectAll()
    .where('id', 'in', ['heroTitle', 'heroLine'] satisfies ClubTextName[])
    .execute();
  const stored = new Map(rows.map(({ id, text }) => [id, text]));
  return {
    title: stored.get('heroTitle') ?? greeting.title,
    line: stored.get('heroLine') ?? greeting.line,
  };
}

/**
 * A text of the club as HTML: the stored one, of which only plain structure is left, else that of
 * the club's folder.
 * @param more what it may name beside the club's data
 */
export async function findTextHtml(
  context: Readonly<RouterContextProvider>,
  name: ClubTextName,
  ofFolder: string,
  more: Record<string, string> = {},
): Promise<string> {
  const stored = await findText(context.get(dbContext), name);
  const { fields } = await context.get(clubContext)();
  return clubText(stored ?? ofFolder, {
    more: { ...factsOf({ ...club, ...fields }), ...more },
    fields,
    clean: stored === undefined ? undefined : sanitiseHtml,
  });
}
