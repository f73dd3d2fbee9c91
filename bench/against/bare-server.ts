import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { createLog } from '#server/monitoring/log.ts';
import type { PageFile } from './opponent.ts';

/**
 * A minimal Node server. It answers each path with a prepared page and writes Ankick's log; bare.ts starts it
 * with the pages as JSON and gets its port as a message.
 */
const given: PageFile[] = JSON.parse(process.argv[2] ?? '[]');
const pages = new Map(
  given.map(({ path, file, headers }) => [path, { headers, body: readFileSync(`${file}.gz`) }]),
);
const log = createLog('info');

const server = createServer((request, response) => {
  const start = performance.now();
  const { method = '', url = '' } = request;
  const page = pages.get(url);
  if (page) response.writeHead(200, page.headers).end(page.body);
  else response.writeHead(404).end();
  const duration = Math.round((performance.now() - start) * 1000) / 1000;
  const status = response.statusCode;
  log.info({ method, path: url, status, duration, cached: true }, 'request');
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  if (typeof address === 'object') process.send?.(address?.port);
});
