import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdir } from 'node:fs/promises';
import { type ClientRequest, type IncomingMessage, request as startRequest } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import { migrate } from '#platform/db/migrate.server.ts';
import { openUploads } from '#platform/pictures/uploads.server.ts';
import { connect, freshSettings, onEachEngine } from '#test/database.ts';
import { startSite } from '#test/start-site.ts';

const mebibyte = 1024 * 1024;
/** A picture larger than the operating system buffers for a client that does not read. */
const picture = randomBytes(24 * mebibyte);
const clients = 40;

onEachEngine((engine) => {
  test('a client that reads nothing costs little memory; a reader gets the whole picture', async () => {
    const settings = await freshSettings(engine);
    const db = connect(settings);
    await migrate(db);
    await mkdir(settings.dataDir, { recursive: true });
    await openUploads({ db, ...settings }).add('gross.png', picture, new Date());
    const site = await startSite({
      DATABASE_URL: settings.databaseUrl,
      DATA_DIR: settings.dataDir,
    });
    onTestFinished(site.stop);
    // If the picture is in the database, the server keeps a copy after the first read.
    expect(Buffer.from(await read(`${site.origin}/uploads/gross.png`)).equals(picture)).toBe(true);
    const head = await fetch(`${site.origin}/uploads/gross.png`, { method: 'HEAD' });
    expect(head.headers.get('Content-Length')).toBe(String(picture.length));

    const before = await bytesOutside(site.origin);
    const asked = Array.from({ length: clients }, () => ask(`${site.origin}/uploads/gross.png`));
    onTestFinished(() => {
      for (const { request } of asked) request.destroy();
    });
    // The responses have begun, but the clients do not read them.
    const answers = await Promise.all(asked.map(({ answer }) => answer));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 200));
    const held = (await bytesOutside(site.origin)) - before;
    expect(held / clients).toBeLessThan(mebibyte);
    expect(Buffer.from(await read(`${site.origin}/uploads/gross.png`)).equals(picture)).toBe(true);
  });
});

function ask(url: string): { request: ClientRequest; answer: Promise<IncomingMessage> } {
  const request = startRequest(url, { agent: false });
  request.on('error', () => {});
  request.end();
  const answer = once(request, 'response').then(([given]) => given as IncomingMessage);
  return { request, answer };
}

async function read(url: string): Promise<ArrayBuffer> {
  return (await fetch(url)).arrayBuffer();
}

/** Bytes outside the JavaScript heap, such as buffers. */
async function bytesOutside(origin: string): Promise<number> {
  const text = await (await fetch(`${origin}/metrics`)).text();
  return Number(/^nodejs_external_memory_bytes (\S+)/m.exec(text)?.[1]);
}
