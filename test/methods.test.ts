import { request } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import { serveApp } from './app.ts';
import { freshDatabase } from './database.ts';

test('TRACE is refused behind a proxy too', async () => {
  const db = await freshDatabase('sqlite');
  const site = await serveApp(db, { origin: 'https://www.verein.example' });
  onTestFinished(site.stop);
  expect(await statusOf('TRACE', site)).toBe(405);
});

/** fetch knows no TRACE. */
function statusOf(method: string, { port }: { port: number }): Promise<number | undefined> {
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
