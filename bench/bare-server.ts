import { createServer } from 'node:http';
import { readFileSync } from 'node:fs';

/** The least that Node can do: answers the same bytes to every request. node bare-server.ts PORT FILE */
const [port, file = ''] = process.argv.slice(2);
const body = readFileSync(file);
const headers = {
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Encoding': 'gzip',
  'Content-Length': body.length,
};

createServer((_, response) => response.writeHead(200, headers).end(body)).listen(
  Number(port),
  '127.0.0.1',
);
