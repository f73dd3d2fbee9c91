import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { unsubscribePath } from '#app/post/newsletter/newsletter-links.ts';
import { sameOrigin } from '#server/request-host.ts';

const app = new Hono().use(sameOrigin('https://verein.example')).all('*', (c) => c.text('ja'));

test.each([
  ['/newsletter', {}, 403],
  ['/newsletter', { Origin: 'https://evil.example' }, 403],
  ['/newsletter', { Origin: 'https://verein.example' }, 200],
  ['/newsletter/bestaetigen/abc', {}, 403],
  [unsubscribePath('abc'), {}, 200],
  [unsubscribePath('abc'), { 'Sec-Fetch-Site': 'cross-site' }, 200],
])('answers a POST to %s with headers %j with the status %i', async (path, headers, status) => {
  const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' });
  const answer = await app.request(path, { method: 'POST', headers: { ...headers }, body });
  expect(answer.status).toBe(status);
});
