import { Agent, type IncomingMessage, request as startRequest } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import { origin, startMeasuredSite } from './heap.ts';

/** Milliseconds: enough for three rounds of two dozen forms on a busy machine. */
const patience = 300_000;
const together = 24;
const urlencoded = 'application/x-www-form-urlencoded';
const part = '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n\r\n';

test.each([
  ['too many names', '/login', urlencoded, 'a&'.repeat(127_000), 413],
  ['too many parts', '/login', 'multipart/form-data; boundary=x', part.repeat(5_000), 413],
  ['as many names as are allowed', '/login', urlencoded, formOf(3_900), 401],
  [
    'one field as long as is allowed',
    '/contact',
    urlencoded,
    `message=${'x'.repeat(250_000)}`,
    422,
  ],
] as const)(
  '24 forms at once of %s leave a site with a heap of 512 MB standing',
  async (_, path, type, body, status) => {
    const site = await startMeasuredSite();
    const agent = new Agent();
    onTestFinished(async () => {
      agent.destroy();
      await site.close();
    });
    await site.ask(100);
    const before = await site.heap();
    for (let round = 0; round < 3; round++) {
      const posts = Array.from({ length: together }, () =>
        answerTo(site.port, agent, { path, type, body }),
      );
      const home = answerTo(site.port, agent, { path: '/' });
      expect(await home).toBe(200);
      for (const answer of await Promise.all(posts)) expect([status, 429, 503]).toContain(answer);
    }
    // The forms must not stay in memory.
    expect((await site.heap()) - before).toBeLessThan(16 * 1024 ** 2);
  },
  patience,
);

function formOf(fields: number): string {
  return Array.from({ length: fields }, (_, field) => `f${field}=${'x'.repeat(50)}`).join('&');
}

interface AskedForm {
  path: string;
  type?: string;
  body?: string;
}

/** Sends a request and returns the status of the answer. */
function answerTo(port: number, agent: Agent, { path, type, body }: AskedForm): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  const request = startRequest({
    ...{ host: '127.0.0.1', port, path, agent, method: body ? 'POST' : 'GET' },
    headers: {
      Host: new URL(origin).host,
      ...(type && { 'Content-Type': type, Origin: origin }),
    },
  });
  request.on('error', reject).once('response', (answer: IncomingMessage) => {
    answer.resume().once('end', () => resolve(answer.statusCode ?? 0));
  });
  request.end(body);
  return promise;
}
