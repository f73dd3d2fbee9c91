import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { Opponent, PageFile } from './opponent.ts';

/**
 * Starts nginx with one worker, which serves the pages as gzipped files.
 * @param dir the folder for nginx's files, which also contains the pages
 * @throws Error if nginx is not installed or does not start
 */
export async function startNginx(dir: string, pages: PageFile[]): Promise<Opponent> {
  const port = await freePort();
  const config = join(dir, 'nginx.conf');
  await writeFile(config, configuration(dir, port, pages));
  const server = spawn('nginx', ['-p', dir, '-c', config, '-e', join(dir, 'nginx-errors.log')], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await Promise.race([
    once(server, 'spawn'),
    once(server, 'error').then(([e]) => Promise.reject(e)),
  ]);
  const origin = `http://127.0.0.1:${port}`;
  await untilAnswers(origin, server);
  return {
    origin,
    async stop() {
      server.kill();
      await once(server, 'exit');
    },
  };
}

/** Debian's settings, except `tcp_nopush`, which would delay answers on this machine by 40 ms. */
function configuration(dir: string, port: number, pages: PageFile[]): string {
  const locations = pages
    .map(({ path, file }) => `location = ${path} { rewrite ^ ${file.slice(dir.length)} break; }`)
    .join('\n      ');
  return `
  daemon off;
  ${process.getuid?.() === 0 ? 'user root;' : ''}
  worker_processes 1;
  pid ${dir}/nginx.pid;
  events { worker_connections 768; }
  http {
    sendfile on;
    tcp_nopush off;
    keepalive_requests 1000000;
    default_type "text/html; charset=utf-8";
    access_log ${dir}/nginx-access.log;
    gzip_static on;
    client_body_temp_path ${dir}/nginx-body;
    proxy_temp_path ${dir}/nginx-proxy;
    fastcgi_temp_path ${dir}/nginx-fastcgi;
    uwsgi_temp_path ${dir}/nginx-uwsgi;
    scgi_temp_path ${dir}/nginx-scgi;
    server {
      listen 127.0.0.1:${port};
      root ${dir};
      ${locations}
    }
  }`;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address ? address.port : 0;
}

async function untilAnswers(origin: string, server: { exitCode: number | null }): Promise<void> {
  for (let tries = 0; tries < 100; tries++) {
    if (server.exitCode !== null) throw new Error(`nginx stopped with ${server.exitCode}`);
    const answer = await fetch(origin).catch(() => undefined);
    if (answer) return;
    await setTimeout(50);
  }
  throw new Error('nginx does not answer');
}
