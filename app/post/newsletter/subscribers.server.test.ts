import { expect, test } from 'vitest';
import type { Db } from '#platform/db/client.server.ts';
import {
  createLinkToken,
  findMessageSecret,
  type LinkPurpose,
} from '#platform/request/message-secret.server.ts';
import { freshDatabase, onEachEngine } from '#test/database.ts';
import { createNewsletter, createOutgoingMail, createSubscriber } from '#test/message-factories.ts';
import {
  askSubscriber,
  confirmSubscription,
  countSubscribers,
  findSubscriber,
  listSubscribers,
  requestSubscription,
  type SignUp,
  unsubscribe,
} from './subscribers.server.ts';

const now = new Date('2026-03-01T08:00:00.000Z');
const after = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
const week = 7 * 24 * 60;

onEachEngine((engine) => {
  test('a new subscriber gets a confirmation mail and counts only after the confirmation', async () => {
    const db = await freshDatabase(engine);
    expect(await request(db, ' Anna@Verein.example ')).toBeUndefined();
    const [subscriber] = await listSubscribers(db);
    expect(subscriber).toMatchObject({ email: 'Anna@Verein.example', confirmedAt: null, mails: 1 });
    expect(await countSubscribers(db)).toBe(0);
    expect(await listMails(db)).toMatchObject([
      { kind: 'confirmation', subscriberId: subscriber?.id },
    ]);
    const token = await tokenOf(db, 'confirm');
    for (const moment of [after(5), after(6), after(week * 9)])
      expect(await confirmSubscription(db, token, moment)).toBe(true);
    expect(await listSubscribers(db)).toMatchObject([{ confirmedAt: after(5).toISOString() }]);
    expect(await countSubscribers(db)).toBe(1);
  });

  test('a repeated sign-up of a confirmed address gets no hint and no mail', async () => {
    const db = await freshDatabase(engine);
    await createSubscriber(db, { email: 'Anna@verein.example' });
    expect(await request(db, 'anna@Verein.example')).toBeUndefined();
    expect(await listMails(db)).toEqual([]);
    expect(await listSubscribers(db)).toHaveLength(1);
  });

  test('sends at most three confirmation mails to one address, ten minutes apart', async () => {
    const db = await freshDatabase(engine);
    const counts: number[] = [];
    for (const minutes of [0, 9, 10, 19, 20, 30, 500]) {
      await request(
        db,
        'anna@verein.example',
        { visitor: `198.51.100.${minutes}` },
        after(minutes),
      );
      counts.push((await listMails(db)).length);
    }
    expect(counts).toEqual([1, 1, 2, 2, 3, 3, 3]);
  });

  test('addresses that differ only in the plus tag share one mail limit', async () => {
    const db = await freshDatabase(engine);
    for (const tag of ['', '+a', '+b', '+c', '+d'])
      await request(db, `Anna${tag}@verein.example`, { visitor: `198.51.${tag.length}.1${tag}` });
    expect(await listMails(db)).toHaveLength(3);
    const subscribers = await listSubscribers(db);
    expect(subscribers.filter(({ suspicions }) => suspicions.length > 0)).toMatchObject([
      { email: 'Anna+c@verein.example', mails: 0, suspicions: ['again'] },
      { email: 'Anna+d@verein.example', mails: 0, suspicions: ['again'] },
    ]);
    await request(db, 'bernd+d@verein.example');
    expect(await listMails(db)).toHaveLength(4);
    const stored = JSON.stringify(await db.selectFrom('formUse').selectAll().execute());
    expect(stored).not.toContain('anna');
  });

  test('a confirmation mail that an admin lets out counts in the limit of the mailbox', async () => {
    const db = await freshDatabase(engine);
    for (const tag of ['', '+a', '+b'])
      await request(db, `anna${tag}@verein.example`, { suspicions: ['honeypot'] });
    for (const { id } of await listSubscribers(db)) await askSubscriber(db, id, now);
    expect(await listMails(db)).toHaveLength(3);
    await request(db, 'anna+c@verein.example');
    expect(await listMails(db)).toHaveLength(3);
    expect((await listSubscribers(db)).filter(({ mails }) => mails === 0)).toMatchObject([
      { email: 'anna+c@verein.example', suspicions: ['again'] },
    ]);
  });

  test('a confirmation link is valid for a week after the last confirmation mail', async () => {
    const db = await freshDatabase(engine);
    await request(db, 'anna@verein.example');
    const token = await tokenOf(db, 'confirm');
    expect(await confirmSubscription(db, token, after(week))).toBe(false);
    await request(db, 'anna@verein.example', {}, after(60));
    expect(await confirmSubscription(db, token, after(week))).toBe(true);
  });

  test('a link token works only for its own purpose, and an invalid token does nothing', async () => {
    const db = await freshDatabase(engine);
    await request(db, 'anna@verein.example');
    const confirm = await tokenOf(db, 'confirm');
    const leave = await tokenOf(db, 'unsubscribe');
    const forged = `${confirm.slice(0, -2)}${confirm.endsWith('AA') ? 'BB' : 'AA'}`;
    for (const token of [leave, forged, '', 'x', '\0', 'a'.repeat(43), 'ä'.repeat(500)])
      expect(await confirmSubscription(db, token, now), token).toBe(false);
    for (const token of [confirm, forged, '']) expect(await unsubscribe(db, token)).toBe(false);
    expect(await listSubscribers(db)).toHaveLength(1);
  });

  test('unsubscribing deletes the address and takes it out of unsent newsletters', async () => {
    const db = await freshDatabase(engine);
    await request(db, 'anna@verein.example');
    const token = await tokenOf(db, 'unsubscribe');
    const [subscriber] = await listSubscribers(db);
    await createSubscriber(db);
    const mail = { kind: 'newsletter', subscriberId: subscriber?.id ?? '' } as const;
    for (const state of ['waiting', 'undelivered', 'sent'] as const) {
      const { id: newsletterId } = await createNewsletter(db, { id: state, recipients: 2 });
      await createOutgoingMail(db, { ...mail, newsletterId, state });
    }
    for (const time of [1, 2]) expect(await unsubscribe(db, token), `${time}`).toBe(true);
    expect(await listSubscribers(db)).toHaveLength(1);
    expect(await listMails(db)).toEqual([]);
    // `recipients` must fall for an unsent mail. Otherwise the deleted mail would count as sent.
    const left = await db.selectFrom('newsletter').select(['id', 'recipients']).execute();
    expect(Object.fromEntries(left.map(({ id, recipients }) => [id, recipients]))).toEqual({
      waiting: 1,
      undelivered: 1,
      sent: 2,
    });
    expect(await confirmSubscription(db, await tokenOf(db, 'confirm', subscriber?.id), now)).toBe(
      false,
    );
  });

  test('a suspicious sign-up gets no mail until an admin or visitor asks again', async () => {
    const db = await freshDatabase(engine);
    await request(db, 'anna@verein.example', { suspicions: ['honeypot'] });
    await request(db, 'max@verein.example', { suspicions: ['hasty'] });
    expect(await listMails(db)).toEqual([]);
    expect(await listSubscribers(db)).toMatchObject([
      { suspicions: ['honeypot'], mails: 0 },
      { suspicions: ['hasty'], mails: 0 },
    ]);
    await askSubscriber(db, (await listSubscribers(db))[0]?.id ?? '', after(1));
    await request(db, 'max@verein.example', {}, after(1));
    await askSubscriber(db, 'gibt es nicht', after(1));
    expect(await listMails(db)).toHaveLength(2);
    for (const { suspicions } of await listSubscribers(db)) expect(suspicions).toEqual([]);
  });

  test('finds a subscriber by id, and returns undefined for an unknown id', async () => {
    const db = await freshDatabase(engine);
    await request(db, 'anna@verein.example', { suspicions: ['honeypot'] });
    await request(db, 'max@verein.example');
    for (const listed of await listSubscribers(db))
      expect(await findSubscriber(db, listed.id)).toEqual(listed);
    expect(await findSubscriber(db, 'gibt es nicht')).toBeUndefined();
  });

  test('tells a visitor with too many sign-ups when the next one is allowed', async () => {
    const db = await freshDatabase(engine);
    for (let count = 0; count < 5; count++)
      expect(await request(db, `anna${count}@verein.example`)).toBeUndefined();
    expect(await request(db, 'anna9@verein.example')).toEqual({ until: after(10) });
    expect(await listSubscribers(db)).toHaveLength(5);
  });
});

function request(db: Db, email: string, signUp: Partial<SignUp> = {}, moment = now) {
  return requestSubscription(
    db,
    { email, suspicions: [], visitor: '203.0.113.7', ...signUp },
    moment,
  );
}

async function tokenOf(db: Db, purpose: LinkPurpose, id?: string): Promise<string> {
  const subscriber = id ?? (await listSubscribers(db))[0]?.id ?? '';
  return createLinkToken(await findMessageSecret(db), purpose, subscriber);
}

async function listMails(db: Db) {
  return db.selectFrom('outgoingMail').selectAll().execute();
}
