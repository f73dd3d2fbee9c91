import { expect, test } from 'vitest';
import type { Db } from '#platform/db/client.server.ts';
import { freshDatabase, onEachEngine } from '#test/database.ts';
import { countFormUse, TooManyUses } from './form-uses.server.ts';

const now = new Date('2026-03-01T08:15:00.000Z');
const soon = new Date('2026-03-01T08:25:00.000Z');
const tomorrow = new Date('2026-03-02T08:15:00.000Z');
const visitor = '203.0.113.7';

onEachEngine((engine) => {
  test('a visitor at the limit of one form can send another form', async () => {
    const db = await freshDatabase(engine);
    for (let count = 0; count < 5; count++) expect(await use(db, 'newsletter')).toBe('taken');
    expect(await use(db, 'newsletter')).toEqual(soon);
    expect(await use(db, 'contact')).toBe('taken');
  });

  test('a limit for all forms together stops one visitor, but no other visitor', async () => {
    const db = await freshDatabase(engine);
    for (let count = 0; count < 5; count++)
      for (const form of ['newsletter', 'contact']) expect(await use(db, form)).toBe('taken');
    expect(await use(db, 'sponsor')).toEqual(soon);
    expect(await use(db, 'sponsor', '203.0.113.8')).toBe('taken');
  });

  test('a daily limit for all forms together stops one visitor', async () => {
    const db = await freshDatabase(engine);
    const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
    for (let count = 0; count < 40; count++)
      expect(await use(db, `form ${count % 4}`, visitor, later(count * 10))).toBe('taken');
    expect(await use(db, 'form 5', visitor, later(400))).toEqual(tomorrow);
  });

  test('a neighbourhood at the limit of one form can still send another form', async () => {
    const db = await freshDatabase(engine);
    for (let number = 0; number < 60; number++)
      expect(await use(db, 'newsletter', `203.0.113.${number}`)).toBe(
        number < 15 ? 'taken' : 'crowded',
      );
    expect(await use(db, 'newsletter', '203.0.113.99')).toEqual(tomorrow);
    expect(await use(db, 'contact', '203.0.113.99')).toBe('taken');
  });

  test('a daily limit for all forms together stops one neighbourhood, but no other neighbourhood', async () => {
    const db = await freshDatabase(engine);
    const forms = ['newsletter', 'contact', 'sponsor'];
    const results = [];
    for (let number = 0; number < 150; number++)
      results.push(await use(db, forms[number % 3] as string, `203.0.113.${number}`));
    expect(results.filter((result) => result === 'taken')).toHaveLength(45);
    expect(results.filter((result) => result === 'crowded')).toHaveLength(75);
    expect(results.slice(120)).toEqual(Array(30).fill(tomorrow));
    expect(await use(db, 'contact', '198.51.100.1')).toBe('taken');
  });

  test('a refused form does not count towards other limits', async () => {
    const db = await freshDatabase(engine);
    for (let count = 0; count < 20; count++) await use(db, 'newsletter');
    for (let count = 0; count < 5; count++) expect(await use(db, 'contact')).toBe('taken');
  });

  test('simultaneous forms from one neighbourhood do not block each other', async () => {
    const db = await freshDatabase(engine);
    const forms = ['newsletter', 'contact', 'sponsor', 'password'];
    const results = await Promise.all(
      Array.from({ length: 40 }, (_, number) =>
        use(db, forms[number % 4] as string, `203.0.113.${number % 7}`),
      ),
    );
    expect(results).not.toContain(undefined);
  });
});

/** Sends a form. Returns 'taken', 'crowded' or the time from which forms are accepted again. */
async function use(db: Db, form: string, from = visitor, moment = now) {
  const sent = { secret: 'geheim', form, visitor: from, putAside: false };
  try {
    const { crowded } = await db
      .transaction()
      .execute((transaction) => countFormUse(transaction, sent, moment));
    return crowded ? 'crowded' : 'taken';
  } catch (error) {
    if (error instanceof TooManyUses) return error.until;
    throw error;
  }
}
