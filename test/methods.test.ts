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

for (const origin of [undefined, 'https://www.verein.example'])
  test(`one host is named, from memory and elsewhere, with the public address ${origin}`, async () => {
    const lines: string[] = [];
    const onLog = (line: string) => lines.push(line);
    const site = await serveApp(await freshDatabase('sqlite'), { onLog, origin });
    onTestFinished(site.stop);
    const hosts = [['a:b'], ['['], ['a:99999'], ['1.2.3.4.5:'], ['a b'], [''], ['verein', 'b']];
    for (const path of ['/', '/bild.png', '/login', '/healthz', '/live', '/metrics']) {
      if (path !== '/live')
        // A health check asks by number, some proxies by their own name for us.
        for (const host of ['www.verein.example', '127.0.0.1:3000', '[::1]:3000', 'ankick_web'])
          expect([path, host, await statusOf('GET', site, [host], path)]).toEqual([
            path,
            host,
            200,
          ]);
      for (const given of hosts)
        expect([path, given, await statusOf('GET', site, given, path)]).toEqual([path, given, 400]);
    }
    expect(lines.join('')).not.toContain('fault');
  });

/** fetch knows no TRACE, and chooses the host itself. */
function statusOf(
  method: string,
  { port }: { port: number },
  hosts: string[] = ['verein.example'],
  path = '/',
): Promise<number | undefined> {
  const named = hosts.flatMap((host) => ['Host', host]);
  const headers = [...named, 'Sec-Fetch-Site', 'same-origin'];
  return new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port, path, method, headers }, (answer) => {
      answer.resume();
      resolve(answer.statusCode);
    })
      .on('error', reject)
      .end();
  });
}
