import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { freshDatabase } from '#test/database.ts';
import { serveApp } from '#test/open-app.ts';

/** Milliseconds: the test has to wait for the timeouts of the site. */
const patience = 120_000;

const stops = {
  body: 'POST /contact HTTP/1.1\r\nHost: localhost\r\nSec-Fetch-Site: same-origin\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 99\r\n\r\nname=',
  head: 'GET / HTTP/1.1\r\nHost: localhost\r\n',
};

test(
  'who stops in the middle of a body or of a head is let go in that order, both in less than half a minute',
  async () => {
    const site = await serveApp(await freshDatabase('sqlite'));
    onTestFinished(site.stop);
    const order: string[] = [];
    const gone = Object.entries(stops).map(async ([what, text]) => {
      const client = connect(site.port, '127.0.0.1');
      onTestFinished(() => void client.destroy());
      client.on('error', () => {});
      await once(client, 'connect');
      client.resume().write(text);
      await once(client, 'close');
      order.push(what);
    });
    const reference = wait(30_000).then(() => order.push('half a minute'));
    await Promise.all([...gone, reference]);
    expect(order).toEqual(['body', 'head', 'half a minute']);
  },
  patience,
);
