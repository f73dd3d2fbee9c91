import { expect, onTestFinished, test } from 'vitest';
import { freshDatabase } from '#test/database.ts';
import { serveApp } from '#test/open-app.ts';

test('shows requests, pages from memory, streams and the revision in the metrics', async () => {
  const { origin } = await served();
  for (const path of ['/team', '/team', '/gibt-es-nicht'])
    await (await fetch(origin + path)).text();
  await (await fetch(`${origin}/team`, { method: 'PURGE' })).text();
  const text = await (await fetch(`${origin}/metrics`)).text();
  expect(text).toContain('ankick_requests_total{method="GET",status="200"} 2');
  expect(text).toContain('ankick_requests_total{method="GET",status="404"} 1');
  expect(text).toMatch(/^ankick_requests_total\{method="other",status="\d+"\} 1$/m);
  expect(text).not.toContain('PURGE');
  expect(text).toContain('ankick_page_cache_hits_total 1');
  expect(text).toContain('ankick_live_streams 0');
  expect(text).toMatch(/ankick_revision \d+/);
  expect(text).toContain('ankick_request_duration_seconds_bucket{le="+Inf"} 4');
  expect(text).toMatch(/^ankick_request_duration_seconds_bucket\{le="0.0005"\} \d$/m);
  expect(text).toMatch(/^ankick_request_duration_seconds_sum 0\.\d+$/m);
  expect(text).toContain('ankick_request_duration_seconds_count 4');
});

test('through a proxy, only a request with the token can read the metrics', async () => {
  const { origin } = await served({ metricsToken: 'ein langes Geheimnis' });
  const statusWith = async (headers: HeadersInit) =>
    (await fetch(`${origin}/metrics`, { headers })).status;
  const proxied = { 'X-Forwarded-For': '203.0.113.7' };
  expect(await statusWith({})).toBe(200);
  expect(await statusWith(proxied)).toBe(403);
  expect(await statusWith({ ...proxied, Authorization: 'Bearer falsch' })).toBe(403);
  expect(await statusWith({ ...proxied, Authorization: 'Bearer ein langes Geheimnis' })).toBe(200);
});

test('logs the path and the result of a request, but nothing about the visitor', async () => {
  const lines: string[] = [];
  const { origin } = await served({ onLog: (line: string) => lines.push(line) });
  const headers = { 'User-Agent': 'Geheim/1.0', Cookie: 'a=geheim' };
  await (await fetch(`${origin}/team?wer=geheim`, { headers })).text();
  const logged = JSON.parse(lines.at(-1) ?? '');
  expect(logged).toEqual({
    level: 'info',
    time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    method: 'GET',
    path: '/team',
    status: 200,
    duration: expect.any(Number),
    cached: false,
    event: 'request',
  });
  expect(lines.join('')).not.toMatch(/geheim|127\.0\.0\.1/i);
});

async function served(setup = {}) {
  const site = await serveApp(await freshDatabase('sqlite'), setup);
  onTestFinished(site.stop);
  return site;
}
