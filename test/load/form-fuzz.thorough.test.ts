import fc from 'fast-check';
import { expect, test } from 'vitest';
import { freshDatabase, onEachEngine } from '#test/database.ts';
import { checkInbox, checkMails, fuzzedForms, openFuzzing } from './form-fuzz.ts';

onEachEngine((engine) => {
  // bench/form-fuzz.ts repeats this test ten thousand times, with a new seed each time.
  test('public forms answer any input, lose no message and harm neither mail nor inbox', async () => {
    const db = await freshDatabase(engine);
    const attempt = await openFuzzing(db);
    await fc.assert(
      fc.asyncProperty(fuzzedForms, async (form) => {
        expect((await attempt(form)).faults).toEqual([]);
      }),
      { numRuns: engine === 'sqlite' ? 300 : 100 },
    );
    const { mails, faults } = await checkMails(db);
    expect(faults).toEqual([]);
    expect(mails).toBeGreaterThan(3);
    const inbox = await checkInbox(db);
    expect(inbox.faults).toEqual([]);
    expect(inbox.pages).toBeGreaterThan(mails);
  }, 120_000);
});
