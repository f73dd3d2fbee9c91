import { type ClientRequest, get } from 'node:http';
import { createRequire } from 'node:module';
import { expect, onTestFinished, test } from 'vitest';
import type { Db } from '#platform/db/client.server.ts';
import { freshDatabase } from '#test/database.ts';
import { createPlayer } from '#test/factories.ts';
import { serveApp } from '#test/open-app.ts';

// Counts the drawings in the library, which the server loads with the first picture.
const resvg = createRequire(import.meta.url)('@resvg/resvg-js');
const { renderAsync } = resvg;
let drawings = 0;
resvg.renderAsync = (...given: unknown[]) => {
  drawings++;
  return renderAsync(...given);
};

test('draws a picture once for all spellings of its address', async () => {
  const db = await freshDatabase('sqlite');
  const { port } = await served(db);
  // A player that no other test has, because the process keeps pictures in memory.
  const [path = ''] = await picturesOfPlayers(db, 1);
  const before = drawings;
  const addresses = Array.from({ length: 50 }, (_, number) => `${path}?_routes=${number}`);
  addresses.push(`${path}?saison=2024`, `${path}/`);
  addresses.push(path.replace('spieler', 'SPIELER'), path.replace('bild', '%62ild'));
  const answers = await Promise.all(addresses.map((path) => ask(port, path).status));
  expect(new Set(answers)).toEqual(new Set([200]));
  for (const later of [
    path.replace('bild', 'Bild'),
    `${path}.data?_routes=people/players/picture/route`,
  ])
    await ask(port, later).status;
  expect(drawings - before).toBe(1);
});

test('draws no picture for closed connections, and answers 503 if too many requests wait', async () => {
  const db = await freshDatabase('sqlite');
  const { port } = await served(db);
  const paths = await picturesOfPlayers(db, 80);
  const before = drawings;
  const asked = paths.map((path, number) => ask(port, path, `203.0.113.${number}`));
  const refused = await firstRefused(asked);
  expect(Number(refused.res?.headers['retry-after'])).toBeGreaterThan(0);
  expect(refused.res?.headers['cache-control']).toBe('no-store');
  for (const { request } of asked) request.destroy();
  const drawn = drawings;
  expect(drawn - before).toBeLessThan(20);
  const other = ask(port, '/bild.png?anderer', '198.51.100.1');
  expect(await other.status).toBe(200);
  // Forty requests were waiting. The server draws a few more pictures before it notices the closed
  // connections.
  expect(drawings - drawn).toBeLessThan(20);
});

test('a visitor who requests many pictures does not delay the picture of another visitor', async () => {
  const db = await freshDatabase('sqlite');
  const { port } = await served(db);
  const [others = '', ...paths] = await picturesOfPlayers(db, 41);
  let answered = 0;
  const asked = paths.map(async (path) => {
    const status = await ask(port, path, '203.0.113.7').status;
    answered += 1;
    return status;
  });
  expect(await ask(port, others, '198.51.100.1').status).toBe(200);
  expect(answered).toBeLessThan(paths.length / 2);
  expect(new Set(await Promise.all(asked))).toEqual(new Set([200]));
});

async function served(db: Db) {
  const site = await serveApp(db, { trustProxy: true });
  onTestFinished(site.stop);
  return site;
}

/** Creates players and returns the addresses of their pictures. */
async function picturesOfPlayers(db: Db, count: number): Promise<string[]> {
  const paths = [];
  for (let number = 0; number < count; number++) {
    const address = `p${number}`;
    await createPlayer(db, { name: `Spieler ${number} ${Math.random()}`, address });
    paths.push(`/spieler/${address}/bild.png`);
  }
  return paths;
}

function ask(port: number, path: string, visitor = '192.0.2.1') {
  const headers = { 'X-Forwarded-For': visitor };
  const request: ClientRequest & { res?: { headers: Record<string, string> } } = get({
    ...{ host: '127.0.0.1', port, path, headers, agent: false },
  });
  const status = new Promise<number | undefined>((resolve) => {
    request.on('error', () => {}).on('close', () => resolve(undefined));
    request.on('response', (answer) => answer.resume().on('end', () => resolve(answer.statusCode)));
  });
  return { request, status };
}

/** Returns the first request that gets the status 503. */
function firstRefused(asked: ReturnType<typeof ask>[]) {
  const never = new Promise<never>(() => {});
  return Promise.race(
    asked.map(async ({ status, request }) => ((await status) === 503 ? request : never)),
  );
}
