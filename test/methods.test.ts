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

test('a host that is none is the visitor’s mistake, not a fault of ours', async () => {
  const lines: string[] = [];
  const onLog = (line: string) => lines.push(line);
  const site = await serveApp(await freshDatabase('sqlite'), { onLog });
  onTestFinished(site.stop);
  for (const Host of ['a:b', '[', 'a:99999', '1.2.3.4.5:'])
    expect([Host, await statusOf('GET', site, { Host })]).toEqual([Host, 400]);
  expect(lines.join('')).not.toContain('fault');
});

/** fetch knows no TRACE, and chooses the host itself. */
function statusOf(
  method: string,
  { port }: { port: number },
  headers: Record<string, string> = { 'Sec-Fetch-Site': 'same-origin' },
): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port, method, headers }, (answer) => {
      answer.resume();
      resolve(answer.statusCode);
    })
      .on('error', reject)
      .end();
  });
}
