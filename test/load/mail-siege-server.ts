import { setTimeout } from 'node:timers/promises';
import { mailTypes } from '#app/post/mails/mail-types.server.ts';
import { receiveMessage } from '#app/post/messages/receive-message.server.ts';
import { openDatabase } from '#platform/db/client.server.ts';
import { startDelivery } from '#platform/mail/delivery.server.ts';
import { smtpTransport } from '#platform/mail/smtp.server.ts';

/*
 * One server of the siege in its own process. Stores and confirms each message of its parent, and delivers
 * the mails until it is killed.
 */

const { databaseUrl, dataDir = '', smtpUrl = '' } = JSON.parse(process.argv[2] ?? '{}');
const address = 'office@verein.example';
const db = openDatabase({ databaseUrl, dataDir });
const delivery = startDelivery({
  letters: mailTypes,
  db,
  transport: smtpTransport(
    smtpUrl,
    { to: address, from: address, origin: 'http://localhost' },
    mailTypes,
  ),
  now: () => new Date(),
  onFailure: () => {},
  report: (error) => console.error(error),
  // Seconds instead of the usual days; no mail is given up.
  timing: {
    interval: 100,
    tryTimeout: 2_000,
    lease: 4_000,
    pause: (_, jitter) => 50 + 100 * jitter,
  },
});

process.on('message', async (number: number) => {
  // One minute lies between two messages, so that they do not reach a limit of the forms. All messages lie in
  // the past.
  const moment = new Date(Date.now() - 3_600_000 * 24 * 30 + number * 60_000);
  const message = {
    kind: 'contact',
    name: 'Anna Huber',
    email: 'anna@post.example',
    message: `Nachricht Nummer ${number}.`,
  } as const;
  for (;;)
    try {
      const submission = { message, key: String(number), suspicions: [], visitor: `${number}` };
      await receiveMessage(db, submission, moment);
      break;
    } catch (error) {
      console.error(error);
      await setTimeout(100);
    }
  delivery.wake();
  process.send?.(number);
});

process.send?.('ready');
