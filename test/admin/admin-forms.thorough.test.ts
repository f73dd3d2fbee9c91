import fc from 'fast-check';
import { expect, test } from 'vitest';
import { kinds } from '#app/kinds.server.ts';
import { readSnapshot } from '#platform/data-tree/snapshot.server.ts';
import { freshDatabase, onEnginesOfRun } from '#test/database.ts';
import { openApp } from '#test/open-app.ts';
import { askAsAdmin } from '#test/sign-in-admin.ts';
import { changed, fillClub, findVersion, forms, name, value } from './odd-forms.ts';

/** A change to a form: one field gets other values or none. */
const change = fc.record({ name, values: fc.array(value, { maxLength: 2 }) });

onEnginesOfRun((engine) => {
  for (const [path, fields] of Object.entries(forms))
    test(`answers every random form sent to ${path} and stores nothing of a refused form`, async () => {
      const db = await freshDatabase(engine);
      const ask = await askAsAdmin(await openApp(db), db);
      await fillClub(db);
      const form = { ...fields, version: await findVersion(db, path) };
      await fc.assert(
        fc.asyncProperty(fc.array(change, { maxLength: 4 }), async (changes) => {
          const before = await readSnapshot(db, kinds);
          const answer = await ask(path, { method: 'POST', body: changed(form, changes) });
          expect(answer.status).toBeLessThan(500);
          if (answer.status >= 300 && answer.status < 400) return;
          expect(await answer.text()).toMatch(/[a-zäöü]{3,} [a-zäöü]/i);
          expect(await readSnapshot(db, kinds)).toEqual(before);
        }),
        { numRuns: engine === 'sqlite' ? 60 : 25, seed: 7 },
      );
    });
});
