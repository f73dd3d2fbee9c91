import { load } from 'cheerio';
import { expect } from 'vitest';
import { formatDayInput } from '#platform/values/parse-date-time.ts';
import { listProposals } from '#test/admin/proposals.ts';
import type { Ask } from '#test/open-app.ts';
import { filePost } from '#test/photo.ts';
import { readText } from '#test/read-page.ts';
import { formPost } from '#test/sign-in-admin.ts';
import { isOwnGame, type PlayedSeason } from './played-season.ts';

/** The club's own games as a list that an admin pastes or uploads. */
export function gameList({ phases }: PlayedSeason): string {
  const games = phases.flatMap((phase) => phase.games).filter(isOwnGame);
  const lines = games.map(({ day, home, away, homeGoals, awayGoals, round, isVerdict }) =>
    [
      ...[formatDayInput(day), home, away, `${homeGoals}:${awayGoals}`, `${round}. Runde`],
      ...['Meisterschaft', isVerdict ? 'Gewertet' : ''],
    ].join(';'),
  );
  return ['Datum;Heim;Gast;Ergebnis;Runde;Bewerb;Status', ...lines].join('\n');
}

/**
 * Reads a list of games in the import tool, as text or as a file, and saves all new games.
 * @returns the number of saved games
 */
export async function takeGames(ask: Ask, list: string, as: 'text' | 'file'): Promise<number> {
  const send = async (entries: [string, string | File][]) => {
    const form = new FormData();
    for (const [name, value] of entries) form.append(name, value);
    return ask('/admin/einlesen', await filePost(form));
  };
  const file = new File([list], 'spiele.csv');
  const read = await send([
    ['intent', 'read'],
    ['text', as === 'text' ? list : ''],
    ...(as === 'file' ? ([['file', file]] satisfies [string, File][]) : []),
  ]);
  const wanted = listProposals(load(await read.text())).filter(({ isTicked }) => isTicked);
  const taken = await send([
    ['intent', 'take'],
    ['text', list],
    ...wanted.map(({ version }): [string, string] => ['take', version]),
  ]);
  expect(taken.status).toBe(303);
  return wanted.length;
}

const tableTool = '/admin/tabelle/vergleich';

/** Formats a table like a copy from a web page: tabs separate the cells. */
export function copiedTable(rows: readonly string[]): string {
  const lines = rows.map((row) => {
    const [, place, team = '', numbers = ''] = /^(\d+)\. (.+): (.+)$/.exec(row) ?? [];
    return [place, team, ...numbers.split(' ')].join('\t');
  });
  return ['Pl.\tMannschaft\tSp\tS\tU\tN\tTore\tDiff\tPkt', ...lines].join('\n');
}

export async function compareTable(ask: Ask, text: string) {
  const html = await (await ask(tableTool, formPost({ text, intent: 'read' }))).text();
  const [, version = ''] = /name="version"[^>]* value="([^"]*)"/.exec(html) ?? [];
  return { said: readText(html), version };
}

/** Saves a pasted table, which the site then shows instead of the table from the results. */
export async function takeTable(ask: Ask, text: string, day: string): Promise<void> {
  const { version } = await compareTable(ask, text);
  const fields = { text, version, intent: 'take', day: formatDayInput(day), isPreferred: 'on' };
  expect((await ask(tableTool, formPost(fields))).status).toBe(303);
}
