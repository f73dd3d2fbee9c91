import { setTimeout } from 'node:timers/promises';
import { onTestFinished } from 'vitest';
import { mailTypes } from '#app/post/mails/mail-types.server.ts';
import { club } from '#club/club.ts';
import type { Db } from '#platform/db/client.server.ts';
import {
  type Delivery,
  type DeliveryTiming,
  type FailedDelivery,
  startDelivery,
} from '#platform/mail/delivery.server.ts';
import { smtpTransport } from '#platform/mail/smtp.server.ts';
import type { Transport } from '#platform/mail/transport.server.ts';
import { freshDatabase } from '#test/database.ts';
import { type MailServer, startMailServer } from '#test/mail-server.ts';

const settings = { to: club.email, from: club.email, origin: 'https://verein.example' };
export const quick: Partial<DeliveryTiming> = { interval: 20, pause: () => 10 };

export async function setUp(engine: 'sqlite' | 'postgres') {
  const db = await freshDatabase(engine);
  const server = await startMailServer();
  onTestFinished(() => server.stop());
  return { db, server };
}

export function start(db: Db, server: MailServer, timing = quick) {
  return startWith(db, smtpTransport(server.url, settings, mailTypes), timing);
}

export function startWith(db: Db, transport: Transport | null, timing: Partial<DeliveryTiming>) {
  const failures: FailedDelivery[] = [];
  const reported: unknown[] = [];
  const delivery: Delivery = startDelivery({
    ...{ db, letters: mailTypes, transport, timing, now: () => new Date() },
    onFailure: (failed) => failures.push(failed),
    report: (error) => reported.push(error),
  });
  onTestFinished(() => delivery.stop());
  return { delivery, failures, reported };
}

export async function findMail(db: Db, id: string) {
  const query = db.selectFrom('outgoingMail').selectAll().where('id', '=', id);
  return query.executeTakeFirstOrThrow();
}

/** @throws Error if `isTrue` does not return true within ten seconds */
export async function until(isTrue: () => boolean | Promise<boolean>): Promise<void> {
  for (let times = 0; times < 1000; times++) {
    if (await isTrue()) return;
    await setTimeout(10);
  }
  throw new Error('It did not come true in ten seconds.');
}
