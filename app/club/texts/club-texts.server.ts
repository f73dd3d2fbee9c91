import type { RouterContextProvider } from 'react-router';
import { club, greeting } from '#club/club.ts';
import type { Db } from '#platform/db/client.server.ts';
import { onceARevision } from '#platform/records/once-a-revision.server.ts';
import { dbContext } from '#platform/request/context.ts';
import { clubContext } from '#platform/ui/context.ts';
import { clubText } from '#platform/ui/markdown.server.ts';
import { sanitiseHtml } from '#platform/ui/safe-html.server.ts';
import { removeEarlierNotes } from './earlier-texts.ts';
import { type EmptySentence, emptySentences } from './empty-sentences.server.ts';
import { createFacts } from './facts.server.ts';
import type { ClubTextName } from './text-names.ts';

const findTexts = onceARevision(async (db): Promise<ReadonlyMap<string, string>> => {
  const rows = await db.selectFrom('clubText').select(['id', 'text']).execute();
  return new Map(rows.map(({ id, text }) => [id, text]));
});

async function findText(db: Db, name: ClubTextName): Promise<string | undefined> {
  const text = (await findTexts(db)).get(name);
  return text === undefined ? undefined : removeEarlierNotes(text);
}

export async function hasOwnText(db: Db, name: ClubTextName): Promise<boolean> {
  return (await findTexts(db)).has(name);
}

export async function findSentences(db: Db): Promise<Partial<Record<EmptySentence, string>>> {
  const texts = await findTexts(db);
  return Object.fromEntries([...texts].filter(([name]) => Object.hasOwn(emptySentences, name)));
}

/** One-line texts by name: the stored text, or else the default. Also contains all other stored texts. */
export async function findLines(db: Db): Promise<Partial<Record<ClubTextName, string>>> {
  return {
    ...{ heroTitle: greeting.title, heroLine: greeting.line },
    ...emptySentences,
    ...Object.fromEntries(await findTexts(db)),
  };
}

export async function findGreeting(db: Db): Promise<{ title: string; line: string }> {
  const { heroTitle = '', heroLine = '' } = await findLines(db);
  return { title: heroTitle, line: heroLine };
}

export async function findTextHtml(
  context: Readonly<RouterContextProvider>,
  name: ClubTextName,
  ofFolder: string,
  more: Record<string, string> = {},
): Promise<string> {
  const stored = await findText(context.get(dbContext), name);
  const { fields } = await context.get(clubContext)();
  return clubText(stored ?? ofFolder, {
    more: { ...createFacts({ ...club, ...fields }), ...more },
    fields,
    clean: stored === undefined ? undefined : sanitiseHtml,
  });
}
