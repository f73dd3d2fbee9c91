import { request } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import { freshDatabase } from '#test/database.ts';
import { serveApp } from '#test/open-app.ts';

test('refuses the method TRACE on a site with a public address', async () => {
  const db = await freshDatabase('sqlite');
  const site = await serveApp(db, { origin: 'https://www.verein.example' });
  onTestFinished(site.stop);
  expect(await statusOf('TRACE', site, ['www.verein.example'])).toBe(405);
});

const paths = [
  '/',
  '/spiele?x=1',
  '/bild.png',
  '/login',
  '/contact',
  '/healthz',
  '/live',
  '/metrics',
];

for (const origin of [undefined, 'https://www.verein.example'])
  test(`refuses an invalid, empty or repeated host, with the public address ${origin}`, async () => {
    const lines: string[] = [];
    const site = await siteWith(origin, (line) => lines.push(line));
    const hosts = [['a:b'], ['['], ['a:99999'], ['1.2.3.4.5:'], ['a b'], [''], ['verein', 'b']];
    hosts.push(['127.1'], ['[0:0::1]'], ['www.verein.example:']);
    for (const path of paths)
      for (const given of hosts)
        expect([path, given, await statusOf('GET', site, given, path)]).toEqual([path, given, 400]);
    expect(lines.join('')).not.toContain('fault');
  });

const named = ['www.verein.example', 'WWW.verein.example:443', 'www.verein.example.'];
const numbers = ['127.0.0.1:3000', '[::1]:3000', '10.0.0.11', 'localhost:3000'];
const foreign = [
  ...['evil.example', 'verein.example', 'www.verein.example.evil.example', 'ankick_web'],
  ...['localhost.evil.example', '127.0.0.1.evil.example', 'evil.example:80', '-', '_'],
];

for (const origin of [undefined, 'https://www.verein.example'])
  test(`accepts only paths and URLs of the host, with the public address ${origin}`, async () => {
    const lines: string[] = [];
    const site = await siteWith(origin, (line) => lines.push(line));
    const statusAt = (method: string, path: string) =>
      statusOf(method, site, ['www.verein.example'], path);
    const absolute = ['http://www.verein.example/', 'https://www.verein.example/login?x=\\'];
    for (const path of absolute) expect([path, await statusAt('GET', path)]).toEqual([path, 200]);
    const refused = [
      ...['http://evil.example/', 'http://www.verein.example@evil.example/', 'http://[/', '*'],
      ...['https://u:p@evil.example/', 'https://u:p@www.verein.example/', '/\\evil.example'],
      ...['http://www.verein.example', 'http://www.verein.example/\\evil.example', 'ftp://a/'],
    ];
    for (const method of ['GET', 'POST', 'OPTIONS'])
      for (const path of refused)
        expect([method, path, await statusAt(method, path)]).toEqual([method, path, 400]);
    expect(lines.join('')).not.toContain('fault');
  });

test('with a public address, refuses the host name of another site', async () => {
  const site = await siteWith('https://www.verein.example');
  // If a foreign name led to this server, the browser would treat forms of that name as same-origin.
  for (const method of ['GET', 'POST'])
    for (const path of paths.filter((one) => !isForMachines(one)))
      for (const host of foreign) {
        const status = await statusOf(method, site, [host], path);
        expect([method, path, host, status]).toEqual([method, path, host, 400]);
      }
});

test('with a public address, accepts the site’s name with any port, and IP addresses', async () => {
  const site = await siteWith('https://www.verein.example');
  for (const path of paths.filter((one) => one !== '/live'))
    for (const host of [...named, ...numbers])
      expect([path, host, await statusOf('GET', site, [host], path)]).toEqual([path, host, 200]);
});

test('answers health checks and metrics under any host name', async () => {
  const site = await siteWith('https://www.verein.example');
  for (const path of paths.filter(isForMachines))
    for (const host of foreign.slice(0, 4))
      expect([path, host, await statusOf('GET', site, [host], path)]).toEqual([path, host, 200]);
});

test('without a public address, accepts every host name', async () => {
  const site = await siteWith(undefined);
  for (const host of [...named, ...numbers, 'verein.local'])
    expect([host, await statusOf('GET', site, [host], '/')]).toEqual([host, 200]);
});

async function siteWith(origin: string | undefined, onLog?: (line: string) => void) {
  const site = await serveApp(await freshDatabase('sqlite'), { ...(onLog && { onLog }), origin });
  onTestFinished(site.stop);
  return site;
}

function isForMachines(path: string): boolean {
  return path === '/healthz' || path === '/metrics';
}

/** Uses `node:http`, because fetch cannot send TRACE and sets the Host header itself. */
function statusOf(
  method: string,
  { port }: { port: number },
  hosts: string[],
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
