import { expect, onTestFinished, test } from 'vitest';
import { kinds } from '#app/kinds.server.ts';
import { club } from '#club/club.ts';
import { replaceSnapshot } from '#platform/data-tree/snapshot.server.ts';
import { parseTree } from '#platform/data-tree/tree.server.ts';
import { freshDatabase } from '#test/database.ts';
import { type ServedSite, serveApp } from '#test/open-app.ts';
import { sendRaw } from '#test/raw-request.ts';
import { starterText } from '#test/starter-text.ts';

/** Serves the starter content on a port until the test ends. */
async function openSite(): Promise<ServedSite> {
  const db = await freshDatabase('sqlite');
  await replaceSnapshot(db, kinds, parseTree(starterText, kinds, club).snapshot, new Date());
  const site = await serveApp(db);
  onTestFinished(site.stop);
  return site;
}

const oddPaths = [
  ...['/%', '/%zz', '/team%', '/%E0%A4%A', '/f%FChrung', '/spieler/%', '/news/%C3%28'],
  ...['/%00', '/spieler/%00', '/spieler/a%00b', '/saison/2024%00', '/images/%00', '/assets/%00'],
  ...['/images/%', '/assets/%', '/trainer/%ED%A0%80', '/trainer/%F0%9F%98%80', '/%.data'],
  ...['//team', '//evil.example/', '/\\evil', '/;a', '/*', '/spieler/..%2f', '/spieler/%2F'],
  ...['/images/../club.ts', '/images/..%2fclub.ts', '/images/%2e%2e/club.ts', '/images/'],
  ...['/assets/..%2f..%2f..%2fpackage.json', '/../../package.json', '/nix.data', '/_root.data'],
  `/${'a'.repeat(8000)}`,
  `/spieler/${'%C3%BC'.repeat(2000)}`,
  `/${'a'.repeat(20_000)}`,
  `/${'a/'.repeat(4000)}`,
  `/${'%25'.repeat(3000)}`,
];

test('refuses an invalid path and sends no project file', async () => {
  const site = await openSite();
  for (const path of oddPaths) {
    const name = `${path.slice(0, 40)} (${path.length})`;
    const { status, text } = await sendRaw(site.origin, { path });
    expect([400, 404, 414, 431], name).toContain(status);
    expect(text, name).not.toContain('"private": true');
    expect(text, name).not.toContain('export const club');
  }
});

test('refuses a path with too many parts before it searches for a page', async () => {
  const site = await openSite();
  for (const start of ['/', '/admin/', '/news/', '/assets/', '/uploads/']) {
    const { status, text } = await sendRaw(site.origin, { path: start + 'a/'.repeat(7000) });
    expect(status).toBe(400);
    expect(text).toContain('Diese Anfrage nennt keine Adresse dieser Website.');
  }
});

test('refuses a manifest request that lists too many routes', async () => {
  const site = await openSite();
  const ask = (times: number) =>
    sendRaw(site.origin, { path: `/__manifest?version=x&paths=${'/a,'.repeat(times)}` });
  expect((await ask(400)).status).toBe(204);
  const { status, text } = await ask(1600);
  expect(status).toBe(400);
  expect(text).toContain('Das sind zu viele Adressen auf einmal.');
});

test('shows a page although its query string is unusual or invalid', async () => {
  const site = await openSite();
  const queries = ['?x=%', '?%00', '?a=1&a=2&a', `?${'q'.repeat(8000)}`, '?_routes=gibts-nicht'];
  for (const query of queries)
    for (const path of ['/', '/team', '/spiele', '/contact']) {
      const { status } = await sendRaw(site.origin, { path: path + query });
      expect(status, `${path}${query.slice(0, 40)}`).toBe(200);
    }
});

test('refuses bytes that are not a valid HTTP path', async () => {
  const site = await openSite();
  for (const path of ['*', '/a\u0000b', '/a b', '/a\tb', '', '/\u0001', 'team'])
    expect((await sendRaw(site.origin, { path })).status, JSON.stringify(path)).toBe(400);
});

const paths = ['/', '/team', '/contact', '/spieler/x', '/admin', '/healthz', '/images/favicon.svg'];

test('refuses or redirects unsupported methods on each kind of path', async () => {
  const site = await openSite();
  for (const method of ['PUT', 'DELETE', 'PATCH', 'PROPFIND', 'TRACE', 'OPTIONS', 'FOO'])
    for (const path of paths)
      for (const Origin of ['', site.origin, 'https://evil.example']) {
        const headers: Record<string, string> = Origin ? { Origin } : {};
        const { status } = await sendRaw(site.origin, { method, path, headers });
        expect(status, `${method} ${path} from '${Origin}'`).toBeGreaterThanOrEqual(300);
        expect(status, `${method} ${path} from '${Origin}'`).toBeLessThan(500);
      }
});

test('answers HEAD with the status of GET and without a body', async () => {
  const site = await openSite();
  for (const path of ['/', '/team', '/gibt-es-nicht', '/spieler/Niemand', '/images/favicon.svg']) {
    const address = site.origin + path;
    const [head, get] = [await fetch(address, { method: 'HEAD' }), await fetch(address)];
    expect(head.status, path).toBe(get.status);
    expect(await head.text(), path).toBe('');
  }
});

test('refuses a form that is sent to a page without a form', async () => {
  const site = await openSite();
  for (const path of [
    '/',
    '/?index',
    '/team',
    '/spieler/Niemand',
    '/gibt-es-nicht',
    '/team.data',
  ]) {
    const answer = await fetch(site.origin + path, {
      method: 'POST',
      headers: { Origin: site.origin },
      body: new URLSearchParams({ name: 'x' }),
    });
    expect([404, 405], path).toContain(answer.status);
  }
});

const noForms = [
  ['application/json', '{}'],
  ['text/plain', 'name=x'],
  ['', 'name=x'],
  ['', ''],
  ['multipart/form-data', '--x--'],
  ['multipart/form-data; boundary=x', 'no part at all'],
] as const;

test('refuses a body that is not a form', async () => {
  const site = await openSite();
  for (const path of ['/contact', '/login', '/newsletter', '/contact.data'])
    for (const [type, body] of noForms) await expectRefused(site.origin, path, type, body);
});

test('refuses a form body that is malformed or empty', async () => {
  const site = await openSite();
  const brokenForms = ['name=%&email=%zz&message=%00', 'name&&&=&email[]=1', '', '=', '%'];
  for (const path of ['/contact', '/login'])
    for (const body of brokenForms)
      await expectRefused(site.origin, path, 'application/x-www-form-urlencoded', body);
});

async function expectRefused(origin: string, path: string, type: string, body: string) {
  const headers = {
    Origin: origin,
    'Content-Length': String(body.length),
    ...(type && { 'Content-Type': type }),
  };
  const { status } = await sendRaw(origin, { method: 'POST', path, headers, body });
  expect(status, `${path} '${body}' as '${type}'`).toBeGreaterThanOrEqual(400);
  expect(status, `${path} '${body}' as '${type}'`).toBeLessThan(500);
}

test('refuses a form that is too large before it reads the body', async () => {
  const site = await openSite();
  for (const path of ['/contact', '/login', '/newsletter', '/team']) {
    const headers = {
      Origin: site.origin,
      'Content-Type': 'application/x-www-form-urlencoded',
      'Content-Length': '1000000',
    };
    const answer = await sendRaw(site.origin, { method: 'POST', path, headers, body: 'name=x' });
    expect(answer.status, path).toBe(413);
  }
});
