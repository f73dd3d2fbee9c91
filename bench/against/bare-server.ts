import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

/**
 * The least that Node can do for a page: the same gzipped bytes to every request, whoever asks for
 * what. Started by pages.ts with a file for each path; prints its port.
 */
const pages = new Map(
  process.argv.slice(2).map((argument) => {
    const [path = '', file = ''] = argument.split('=');
    const body = readFileSync(file);
    const headers = {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Encoding': 'gzip',
      'Content-Length': body.length,
    };
    return [path, { body, headers }];
  }),
);

const server = createServer(({ url = '' }, response) => {
  const page = pages.get(url);
  if (page) response.writeHead(200, page.headers).end(page.body);
  else response.writeHead(404).end();
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  if (typeof address === 'object') console.log(address?.port);
});
