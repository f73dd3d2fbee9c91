import { expect, test } from 'vitest';
import type { Db } from '#platform/db/client.server.ts';
import { migrate } from '#platform/db/migrate.server.ts';
import { connect, freshDatabase, freshSettings, onEachEngine } from '#test/database.ts';
import { createNewsletter, createOutgoingMail, createSubscriber } from '#test/message-factories.ts';
import { claimMails, countUnsentMails, releaseMails, settleMail } from './mail-queue.server.ts';

const now = new Date('2026-03-01T08:00:00.000Z');
const after = (seconds: number) => new Date(now.getTime() + seconds * 1000);

onEachEngine((engine) => {
  test('several servers that claim mails in parallel get different mails', async () => {
    const settings = await freshSettings(engine);
    const db = connect(settings);
    await migrate(db);
    for (let count = 0; count < 40; count++) await createOutgoingMail(db);
    const servers = [db, connect(settings), connect(settings)];
    const claimed = await Promise.all(
      servers.map(async (server, index) => {
        const own: string[] = [];
        // A server that meets another server at these mails tries again, like the timer.
        for (let round = 0; round < 30; round++)
          own.push(...(await claim(server, `server-${index}`, 3)).map(({ id }) => id));
        return own;
      }),
    );
    const all = claimed.flat();
    expect(all).toHaveLength(40);
    expect(new Set(all).size).toBe(40);
  });

  test('claims only due, sendable mails, and mails to the club before newsletters', async () => {
    const db = await freshDatabase(engine);
    const { id: newsletterId } = await createNewsletter(db);
    const { id: subscriberId } = await createSubscriber(db);
    const kind = 'newsletter';
    const newsletter = await createOutgoingMail(db, { kind, newsletterId, subscriberId });
    await createOutgoingMail(db, { nextTryAt: after(1).toISOString() });
    await createOutgoingMail(db, { state: 'sent' });
    await createOutgoingMail(db, { state: 'undelivered' });
    await createOutgoingMail(db, { kind: 'confirmation', subscriberId });
    const letter = await createOutgoingMail(db, { nextTryAt: now.toISOString() });
    expect((await claim(db, 'a', 1)).map(({ id }) => id)).toEqual([letter.id]);
    expect((await claim(db, 'a', 9)).map(({ id }) => id)).toEqual([newsletter.id]);
    expect(await claim(db, 'a', 9)).toEqual([]);
  });

  test('a mail claimed by a crashed server is due again after the claim', async () => {
    const db = await freshDatabase(engine);
    const { id } = await createOutgoingMail(db);
    await claim(db, 'tot', 1);
    expect(await claim(db, 'b', 1, after(59))).toEqual([]);
    expect(await claim(db, 'b', 1, after(60))).toMatchObject([{ id, claimedBy: 'b' }]);
  });

  test('releaseMails lets other servers claim the mails of a stopped server', async () => {
    const db = await freshDatabase(engine);
    await createOutgoingMail(db);
    await createOutgoingMail(db);
    await claim(db, 'a', 1);
    await claim(db, 'b', 1);
    await releaseMails(db, 'a');
    expect(await claim(db, 'c', 2)).toHaveLength(1);
  });

  test('settleMail stores the reason of a failed try and the time of the next try', async () => {
    const db = await freshDatabase(engine);
    await createOutgoingMail(db);
    const [mail] = await claim(db, 'a', 1);
    const failed = { sent: false, failure: 'besetzt', deliveredTo: ['x@verein.example'] } as const;
    await settleMail(db, mail as Mail, { ...failed, nextTryAt: after(90) }, now);
    expect(await claim(db, 'a', 1, after(89))).toEqual([]);
    const [again] = await claim(db, 'a', 1, after(90));
    expect(again).toMatchObject({
      tries: 1,
      failure: 'besetzt',
      deliveredTo: ['x@verein.example'],
      settledAt: null,
    });
    await settleMail(db, again as Mail, { ...failed, nextTryAt: undefined }, after(90));
    expect(await onlyMail(db)).toMatchObject({
      state: 'undelivered',
      tries: 2,
      claimedBy: null,
      settledAt: after(90).toISOString(),
    });
  });

  test('no server can claim a mail that was sent', async () => {
    const db = await freshDatabase(engine);
    await createOutgoingMail(db, { tries: 2, failure: 'besetzt' });
    const [mail] = await claim(db, 'a', 1);
    await settleMail(db, mail as Mail, { sent: true }, now);
    expect(await onlyMail(db)).toMatchObject({ state: 'sent', tries: 2, failure: null });
    expect(await claim(db, 'a', 1, after(1e6))).toEqual([]);
  });

  test('a server cannot store a result after another server has claimed the mail', async () => {
    const db = await freshDatabase(engine);
    await createOutgoingMail(db);
    const [late] = await claim(db, 'a', 1);
    const [mail] = await claim(db, 'b', 1, after(60));
    const failed = { sent: false, failure: 'x', deliveredTo: [], nextTryAt: undefined } as const;
    await settleMail(db, late as Mail, failed, after(61));
    expect(await onlyMail(db)).toMatchObject({ state: 'waiting', claimedBy: 'b', tries: 0 });
    await settleMail(db, mail as Mail, { sent: true }, after(62));
    expect(await onlyMail(db)).toMatchObject({ state: 'sent' });
  });

  test('counts waiting and undelivered mails with one query', async () => {
    const db = await freshDatabase(engine);
    expect(await countUnsentMails(db)).toEqual({ waiting: 0, undelivered: 0 });
    for (const state of ['waiting', 'waiting', 'sent', 'undelivered'] as const)
      await createOutgoingMail(db, { state });
    expect(await countUnsentMails(db)).toEqual({ waiting: 2, undelivered: 1 });
  });
});

type Mail = Awaited<ReturnType<typeof claimMails>>[number];

function claim(db: Db, by: string, limit: number, moment = now) {
  const kinds = ['message', 'newsletter'] as const;
  const until = new Date(moment.getTime() + 60_000);
  return claimMails(db, { by, until, limit, kinds, last: ['newsletter'] }, moment);
}

async function onlyMail(db: Db) {
  return db.selectFrom('outgoingMail').selectAll().executeTakeFirstOrThrow();
}
