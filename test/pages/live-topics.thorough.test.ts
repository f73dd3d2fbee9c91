import { expect, test } from 'vitest';
import { kinds } from '#app/kinds.server.ts';
import { handle as around } from '#app/root.tsx';
import routes from '#app/routes.ts';
import { loadStarter } from '#app/starter.server.ts';
import { club } from '#club/club.ts';
import type { Db } from '#platform/db/client.server.ts';
import type { LiveHandle } from '#platform/live/open-page.ts';
import { eachKind } from '#platform/records/kind.server.ts';
import type { Topic } from '#platform/records/kinds.ts';
import { viennaDate } from '#platform/values/vienna.ts';
import { freshDatabase } from '#test/database.ts';
import {
  createCompetition,
  createGame,
  createLineup,
  createPlayer,
  createRound,
  createSeason,
  createSquad,
  createTeam,
  createTrainer,
} from '#test/factories.ts';
import { openApp } from '#test/open-app.ts';
import { watchQueries } from '#test/query-count.ts';
import { starterDay } from '#test/starter-text.ts';

/** For each table, the kinds of records whose changes write to it. */
const topicsOf = new Map<string, readonly Topic[]>([
  ...eachKind(kinds).flatMap(([name, { title, tables }]) =>
    title === undefined
      ? []
      : Object.keys(tables).map((table) => [table, [name as Topic]] as const),
  ),
  ['lineup', ['lineup', 'game', 'trainer']],
  ['lineupPlayer', ['lineup', 'game', 'player']],
  ['playerFigure', ['lineup', 'game', 'player']],
]);

const modules = import.meta.glob<{ handle?: LiveHandle }>('/app/**/route.{ts,tsx}');
/**
 * Pages without live updates. For example, a preview is a fixed copy, and the link of an account works once.
 */
const privatePaths = [
  ...['login', 'abmelden', 'passwort-vergessen', 'passwort/:token', 'e-mail/:token'],
  ...['einladung/:token', 'start/:token'],
  ...['admin', 'news/vorschau/:token', '*'],
];
/** Pages that no page links to. Visitors reach them through a form or a mail. */
const unlinked: Record<string, string> = {
  'danke/:what': '/danke/nachricht',
  'newsletter/bestaetigen/:token': '/newsletter/bestaetigen/x',
  'newsletter/abmelden/:token': '/newsletter/abmelden/x',
};
/** Calendars, pictures, files for robots and the link to a map: visitors do not keep them open. */
const file = /\.(?:ics|png|rss|txt|webmanifest|xml)$|:picture$|^anfahrt/;
const publicRoutes = routes.filter(
  ({ path = '' }) => !privatePaths.includes(path) && !file.test(path),
);

test('the live topics of every public page match exactly the data that it reads', async () => {
  // The newest season, without a final table: once with results, once with a typed table.
  const season = viennaDate(new Date()).slice(0, 4);
  const [db, typed] = [await freshDatabase('sqlite'), await freshDatabase('sqlite')];
  for (const one of [db, typed]) {
    await loadStarter(one, starterDay);
    await createSeason(one, { name: season });
    const { id: teamId } = await createTeam(one, { address: 'frauen' });
    await createSquad(one, {
      teamId,
      players: [{ playerId: (await createPlayer(one, { id: 'frau', address: 'frau' })).id }],
    });
    await createGame(one, { slug: 'berg', date: `${season}-01-01`, opponent: 'SC Berg' });
    const { id: gameId } = await createGame(one, {
      ...{ slug: 'bach', date: `${season}-01-02`, opponent: 'FC Bach' },
      ...{ goalsFor: 1, goalsAgainst: 0 },
    });
    const { id: trainerId } = await createTrainer(one, { address: 'chefin' });
    await createLineup(one, { gameId, trainerId, players: [{ playerId: 'frau', goals: 1 }] });
  }
  const results = [['SC Berg', 'FC Bach', 2, 1]] as const;
  const { id: competitionId } = await createCompetition(db, {
    ...{ season, teams: [club.name, 'SC Berg', 'FC Bach'] },
  });
  await createRound(db, { competitionId, results: [...results] });
  // With several competitions, a page counts the scorers of one competition from its games only.
  await createCompetition(db, { season, name: 'Play-off', teams: [club.name, 'SC Berg'] });
  const readOf = async (one: Db, address: string) => {
    let html = '';
    const { sent } = await watchQueries(one, async (handle) => {
      const answer = await (await openApp(handle))(address);
      expect([address, answer.status]).toEqual([address, 200]);
      html = await answer.text();
    });
    const tables = sent.flatMap(({ sql }) => tablesIn(sql));
    return { html, topics: tables.flatMap((table) => topicsOf.get(table) ?? []) };
  };
  const read = async (address: string) => {
    const { html, topics } = await readOf(db, address);
    return { html, topics: [...topics, ...(await readOf(typed, address)).topics] };
  };

  const links = new Set<string>();
  for (const { path = '' } of publicRoutes)
    if (!path.includes(':'))
      for (const link of linksIn((await read(`/${path}`)).html)) links.add(link);
  for (const { path = '', file } of publicRoutes) {
    const linked = path.includes(':') ? [...links].filter(leadsTo(path)) : [`/${path}`];
    const addresses = unlinked[path] ? [unlinked[path]] : linked;
    expect(addresses, path).not.toEqual([]);
    const topics = new Set<Topic>();
    for (const address of addresses) {
      const page = await read(address);
      for (const topic of page.topics) topics.add(topic);
      // Adds links that only the page of one record has, such as the games of a player.
      for (const link of linksIn(page.html)) links.add(link.split('?')[0] ?? link);
    }
    const { handle } = await (modules[`/app/${file}`] as () => Promise<{ handle?: LiveHandle }>)();
    const own = (handle?.topics ?? []) as readonly Topic[];
    const named = new Set([...own, ...(around.topics as readonly Topic[])]);
    expect.soft([path, [...named].toSorted()]).toEqual([path, [...topics].toSorted()]);
  }
});

function tablesIn(sql: string): string[] {
  return [...sql.matchAll(/(?:from|join) "(\w+)"/g)].map(([, name = '']) =>
    name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase()),
  );
}

function linksIn(html: string): string[] {
  return [...html.matchAll(/href="(\/[^"]*)"/g)].map(([, link = '']) => link);
}

function leadsTo(path: string): (link: string) => boolean {
  const pattern = new RegExp(`^/${path.replace(/:\w+/g, '[^/?]+')}$`);
  return (link) => pattern.test(link);
}
