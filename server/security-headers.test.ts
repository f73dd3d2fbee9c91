import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { siteFolder } from '#bin/site-folder.ts';
import { club } from '#club/club.ts';
import { freshDatabase } from '#test/database.ts';
import { openApp, serveApp } from '#test/open-app.ts';

const origin = 'https://www.verein.example';
const wanted = {
  'cross-origin-embedder-policy': 'require-corp',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'strict-transport-security': 'max-age=63072000; includeSubDomains; preload',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
};

test('sends the security headers with every answer, also with errors', async () => {
  const db = await freshDatabase('sqlite');
  const site = await serveApp(db, { origin, metricsToken: 'ein langes Geheimnis' });
  onTestFinished(site.stop);
  const foreign = { Origin: 'https://evil.example' };
  const assets = await readdir(join(siteFolder, 'build/client/assets'));
  const script = assets.find((name) => name.endsWith('.js'));
  const own = { 'Sec-Fetch-Site': 'same-origin', 'Content-Type': 'text/plain' };
  for (const [status, method, path, headers = {}, body = ''] of [
    [200, 'GET', '/'],
    // The server answers this second request from its page cache.
    [200, 'GET', '/'],
    [200, 'HEAD', '/'],
    [404, 'GET', '/gibt-es-nicht'],
    [404, 'GET', '/%00'],
    [404, 'GET', '/assets/gibt-es-nicht.js'],
    [303, 'GET', '/admin'],
    [200, 'GET', '/healthz'],
    [200, 'GET', '/live'],
    [200, 'HEAD', '/live'],
    [200, 'GET', '/metrics'],
    [403, 'GET', '/metrics', { 'X-Forwarded-For': '192.0.2.1' }],
    [403, 'POST', '/contact', foreign],
    [405, 'TRACE', '/', own],
    [413, 'POST', '/contact', own, 'x'.repeat(300_000)],
    [400, 'GET', '/\\evil.example'],
    [400, 'OPTIONS', '*'],
    [200, 'GET', '/sw.js'],
    [200, 'GET', `/assets/${script}`],
    [200, 'GET', encodeURI(club.defaultPlayerImage)],
    [200, 'GET', `/bilder/160${encodeURI(club.defaultPlayerImage)}.webp`],
    [404, 'GET', '/uploads/gibt-es-nicht.jpg'],
    [200, 'GET', '/.well-known/security.txt'],
  ] as [number, string, string, Record<string, string>?, string?][]) {
    const answer = await ask(site.port, { method, path, headers }, body);
    expect([path, answer.status]).toEqual([path, status]);
    expect([path, answer.headers]).toEqual([path, expect.objectContaining(wanted)]);
    const isSentence = /^text\/(?:plain|event-stream)/.test(answer.headers['content-type'] ?? '');
    if (isSentence)
      expect([path, answer.headers['content-security-policy']]).toEqual([
        path,
        "default-src 'none'; frame-ancestors 'none'",
      ]);
  }
});

test('each script of a page has the integrity digest of its file', async () => {
  const site = await openApp(await freshDatabase('sqlite'));
  for (const path of ['/', '/contact', '/spiele', '/login', '/gibt-es-nicht']) {
    const html = await (await site(path)).text();
    const links = [
      ...html.matchAll(/<link rel="later" href="([^"]*)"[^>]* data-integrity="([^"]*)"/g),
    ];
    // MDN's HTTP Observatory counts only script tags in the page with a digest.
    const entries = [
      ...html.matchAll(/<script nomodule="" src="([^"]*)" integrity="([^"]*)"><\/script>/g),
    ];
    expect(links.length).toBe(html.split('rel="later"').length - 1);
    expect(links.length).toBeGreaterThan(4);
    expect(entries).toHaveLength(1);
    expect(html.match(/<script[^>]* src=/g)).toHaveLength(1);
    for (const [, file = '', integrity] of [...links, ...entries]) {
      const bytes = await readFile(join(siteFolder, 'build/client', file));
      const digest = createHash('sha384').update(bytes).digest('base64');
      expect(integrity).toBe(`sha384-${digest}`);
    }
    expect(html).not.toContain('importmap');
  }
});

test('security.txt names the contacts and is valid for half a year', async () => {
  const now = new Date('2026-03-01T08:00:00.000Z');
  const site = await openApp(await freshDatabase('sqlite'), () => now, { origin });
  const answer = await site('/.well-known/security.txt');
  expect(answer.headers.get('Content-Type')).toBe('text/plain; charset=utf-8');
  expect(await answer.text()).toBe(
    [
      `Contact: mailto:${club.email}`,
      `Contact: ${origin}/contact`,
      'Expires: 2026-08-28T00:00:00.000Z',
      'Preferred-Languages: de, en',
      `Canonical: ${origin}/.well-known/security.txt`,
      '',
    ].join('\r\n'),
  );
});

/**
 * Uses `node:http`, because fetch cannot send TRACE. Ends the request after the headers, because a live
 * stream stays open.
 */
function ask(
  port: number,
  options: { method: string; path: string; headers: Record<string, string> },
  body: string,
): Promise<{ status: number | undefined; headers: Record<string, string> }> {
  return new Promise((resolve, reject) => {
    const asked = request({ host: '127.0.0.1', port, ...options }, (answer) => {
      resolve({ status: answer.statusCode, headers: answer.headers as Record<string, string> });
      answer.destroy();
    });
    asked.on('error', reject).end(body);
  });
}
