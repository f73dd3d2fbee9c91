import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { serveApp } from './app.ts';
import { freshDatabase } from './database.ts';

test('TRACE is refused behind a proxy too', async () => {
  const db = await freshDatabase('sqlite');
  const server = await serveApp(db, { origin: 'https://www.verein.example' });
  onTestFinished(() => void server.close());
  expect(await statusOf('TRACE', server.address() as AddressInfo)).toBe(405);
});

/** fetch knows no TRACE. */
function statusOf(method: string, { port }: AddressInfo): Promise<number | undefined> {
  const headers = { 'Sec-Fetch-Site': 'same-origin' };
  return new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port, method, headers }, (answer) => {
      answer.resume();
      resolve(answer.statusCode);
    })
      .on('error', reject)
      .end();
  });
}
