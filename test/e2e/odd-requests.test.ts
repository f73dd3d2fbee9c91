import { expect, test } from './fixtures.ts';
import { sendRaw } from './raw-request.ts';

for (const [path, heading] of [
  ['/führung', 'Vorstand'],
  ['/führung/', 'Vorstand'],
  ['/führung?von=dort', 'Vorstand'],
  ['/spieler/Jürgen%20Tannreiter', 'Jürgen Tannreiter'],
  ['/trainer/Nero%20Lipanjić', 'Nero Lipanjić'],
  ['/news/jonas-sandling-ist-unser-neuer-kapitän', 'neuer Kapitän'],
] as const)
  test(`typed raw into the browser, ${path} leads to the page`, async ({ open, page }) => {
    await open(path);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(heading);
  });

/** Decomposed, as macOS writes file names. */
test('an umlaut of two characters means the same as one', async ({ request }) => {
  for (const path of ['/spieler/Jürgen Tannreiter', '/news/jonas-sandling-ist-unser-neuer-kapitän'])
    expect((await request.get(encodeURI(path.normalize('NFD')))).status(), path).toBe(200);
});

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

for (const path of oddPaths)
  test(`the odd path ${path.slice(0, 40)} (${path.length}) is refused`, async ({ site }) => {
    const { status, text } = await sendRaw(site.origin, { path });
    expect([400, 404, 414, 431]).toContain(status);
    expect(text).not.toContain('"private": true');
    expect(text).not.toContain('export const club');
  });

for (const query of ['?x=%', '?%00', '?a=1&a=2&a', `?${'q'.repeat(8000)}`, '?_routes=gibts-nicht'])
  test(`the odd query ${query.slice(0, 40)} does no harm`, async ({ site }) => {
    for (const path of ['/', '/team', '/spiele', '/contact'])
      expect((await sendRaw(site.origin, { path: path + query })).status).toBe(200);
  });

test('bytes that are no HTTP path are refused', async ({ site }) => {
  for (const path of ['*', '/a\u0000b', '/a b', '/a\tb', '', '/\u0001', 'team'])
    expect((await sendRaw(site.origin, { path })).status, JSON.stringify(path)).toBe(400);
});

const paths = ['/', '/team', '/contact', '/spieler/x', '/admin', '/healthz', '/images/favicon.svg'];

for (const method of ['PUT', 'DELETE', 'PATCH', 'PROPFIND', 'TRACE', 'OPTIONS', 'FOO'])
  test(`${method} is refused on every kind of path`, async ({ site }) => {
    for (const path of paths)
      for (const Origin of ['', site.origin, 'https://evil.example']) {
        const headers: Record<string, string> = Origin ? { Origin } : {};
        const { status } = await sendRaw(site.origin, { method, path, headers });
        expect(status, `${path} from '${Origin}'`).toBeGreaterThanOrEqual(300);
        expect(status, `${path} from '${Origin}'`).toBeLessThan(500);
      }
  });

test('HEAD answers as GET does, without a body', async ({ request }) => {
  for (const path of ['/', '/team', '/gibt-es-nicht', '/spieler/Niemand', '/images/favicon.svg']) {
    const [head, get] = [await request.head(path), await request.get(path)];
    expect(head.status(), path).toBe(get.status());
    expect(await head.text(), path).toBe('');
  }
});

test('a form sent to a page that takes none is refused', async ({ request, site }) => {
  for (const path of [
    '/',
    '/?index',
    '/team',
    '/spieler/Niemand',
    '/gibt-es-nicht',
    '/team.data',
  ]) {
    const answer = await request.post(path, {
      headers: { Origin: site.origin },
      form: { name: 'x' },
    });
    expect([404, 405], path).toContain(answer.status());
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

for (const path of ['/contact', '/login', '/newsletter', '/contact.data'])
  for (const [type, body] of noForms)
    test(`${path} refuses '${body}' sent as '${type}'`, async ({ site }) => {
      await expectRefused(site.origin, path, type, body);
    });

const brokenForms = ['name=%&email=%zz&message=%00', 'name&&&=&email[]=1', '', '=', '%'];

for (const path of ['/contact', '/login'])
  for (const body of brokenForms)
    test(`${path} refuses the broken form '${body}'`, async ({ site }) => {
      await expectRefused(site.origin, path, 'application/x-www-form-urlencoded', body);
    });

async function expectRefused(origin: string, path: string, type: string, body: string) {
  const headers = {
    Origin: origin,
    'Content-Length': String(body.length),
    ...(type && { 'Content-Type': type }),
  };
  const { status } = await sendRaw(origin, { method: 'POST', path, headers, body });
  expect(status).toBeGreaterThanOrEqual(400);
  expect(status).toBeLessThan(500);
}

test('a form larger than any of this site is refused before it is read', async ({ site }) => {
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

test('a form sent from another site is refused', async ({ request }) => {
  for (const path of ['/contact', '/login', '/newsletter', '/contact.data']) {
    const headers = { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site' };
    const answer = await request.post(path, { headers, form: { name: 'x' } });
    expect(answer.status(), path).toBe(403);
  }
});
