import { once } from 'node:events';
import { Agent, type IncomingMessage, request as startRequest } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { freshDatabase } from '#test/database.ts';
import { serveApp } from '#test/open-app.ts';

/** Milliseconds: a little more than the time for which the adapter drains an unread body. */
const runOut = 700;

for (const origin of [undefined, 'http://www.verein.example'])
  test(`an unread body closes no connection without notice, with the public address ${origin}`, async () => {
    const site = await serveApp(await freshDatabase('sqlite'), { origin });
    onTestFinished(site.stop);
    for (const [path, status, ...framing] of [
      // Too large by Content-Length, or by the received bytes.
      ['/contact', 413, 'Content-Length', '300000'],
      ['/admin/spieler/neu', 413, 'Content-Length', '300000'],
      ['/contact', 413, 'Transfer-Encoding', 'chunked'],
      // No page reads these bodies.
      ['/team', 405, 'Content-Length', '200000'],
      ['/gibt-es-nicht', 405, 'Content-Length', '200000'],
      ['/admin/protokoll/zugriffe', 303, 'Content-Length', '200000'],
    ] as const) {
      const answer = await post(site.port, path, framing);
      expect([path, ...framing, answer.status]).toEqual([path, ...framing, status]);
      // A proxy reuses the connection for another client unless the answer says close.
      expect([path, ...framing, answer.said === 'close' || answer.isOpen]).toEqual([
        ...[path, ...framing],
        true,
      ]);
    }
  });

/** Posts a form. Returns the answer, and if the connection stays open as proxies need it. */
async function post(port: number, path: string, framing: [name: string, value: string]) {
  const agent = new Agent({ keepAlive: true });
  onTestFinished(() => agent.destroy());
  const form = startRequest({
    ...{ host: '127.0.0.1', port, path, agent, method: 'POST' },
    headers: ['Host', 'www.verein.example', 'Sec-Fetch-Site', 'same-origin', ...framing],
  });
  // The connection can end before all data is sent.
  form.on('error', () => {});
  form.end('x'.repeat(framing[0] === 'Content-Length' ? Number(framing[1]) : 300_000));
  const [answer] = (await once(form, 'response')) as [IncomingMessage];
  const { socket } = answer;
  answer.resume();
  await setTimeout(runOut);
  const isOpen = answer.headers.connection !== 'close' && !socket.destroyed;
  return { status: answer.statusCode, said: answer.headers.connection, isOpen };
}
