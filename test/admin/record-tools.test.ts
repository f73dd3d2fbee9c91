import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { freshDatabase } from '#test/database.ts';
import type { Ask } from '#test/open-app.ts';
import { casesOfRun } from '#test/run/cases-of-run.ts';
import { type Fields, type FormPage, openAsAdmin, openPage, postForm, press } from './form-page.ts';
import { recordTools } from './record-tools.ts';

/** Returns the fields without those that the server needs. Blank fields count only if `named` has them. */
function entered(
  { fields: { recordId: _, version: __, base: ___, ...others } }: FormPage,
  named: Fields,
): Fields {
  const shown = Object.entries(others).filter(([name, text]) => text !== '' || name in named);
  return Object.fromEntries(shown);
}

const tried = casesOfRun(Object.entries(recordTools), ([kind]) =>
  ['player', 'game', 'lineup'].includes(kind),
);

describe.each(tried)('the admin tool for a %s', (_, example) => {
  const { tool, added, listed, change, stored } = example;
  const { add, edit, remove } = tool.messages;
  const own = `${tool.path}/stored`;
  const fresh = `${tool.path}/neu`;

  async function openStored() {
    const db = await freshDatabase('sqlite');
    await example.store(db);
    return openAsAdmin(db);
  }

  /** Fails unless the answer redirects to the list and the list shows the success message. */
  async function expectDone(ask: Ask, answer: FormPage, saying: typeof add) {
    expect(answer.status).toBe(303);
    expectListSays(await openPage(ask, answer.location ?? ''), saying);
  }

  function expectListSays({ path, says }: FormPage, { word, done }: typeof add) {
    expect(path).toContain(tool.path);
    expect(path).toMatch(new RegExp(`[?&]meldung=${word}$`));
    expect(says).toEqual([done]);
  }

  async function removal(ask: Ask) {
    const { version = '' } = (await openPage(ask, own)).fields;
    return { intent: 'remove', version };
  }

  test('adds a record and then shows the record in the list', async () => {
    const ask = await openStored();
    const form = await openPage(ask, fresh);
    expect(form.headings).toContain(example.newTitle);
    const { recordId = '', version = '' } = form.fields;
    const answer = await postForm(ask, fresh, { recordId, version, ...added });
    await expectDone(ask, answer, add);
    expect((await openPage(ask, tool.path)).listed.toSorted()).toEqual(
      [listed.stored, listed.added].toSorted(),
    );
    expect(entered(await openPage(ask, `${tool.path}/${recordId}`), added)).toMatchObject(added);
  });

  test('opens a record with all stored data and keeps it all on saving', async () => {
    const ask = await openStored();
    const form = await openPage(ask, own);
    expect([form.status, entered(form, stored)]).toEqual([200, stored]);
    await expectDone(ask, await postForm(ask, own, form.fields), edit);
    const changed = { [change.name]: change.mine };
    expectListSays(await press(ask, form, 'Speichern', changed), edit);
    expect(entered(await openPage(ask, own), stored)).toEqual({
      ...stored,
      [change.name]: change.mine,
    });
  });

  test('marks the open record in the list, and no record on the page of the list', async () => {
    const ask = await openStored();
    const marked = async (path: string) =>
      (await openPage(ask, path)).$('main li > a[aria-current=page]').attr('href');
    expect([await marked(own), await marked(tool.path)]).toEqual([own, undefined]);
  });

  test('refuses a wrong field, shows the error there and keeps the typed text', async () => {
    const ask = await openStored();
    const { recordId = '', version = '' } = (await openPage(ask, fresh)).fields;
    for (const [name, typed, sentence] of example.wrong) {
      const form = { ...added, [name]: typed };
      const answer = await postForm(ask, fresh, { recordId, version, ...form });
      expect([typed, answer.status, answer.wrong]).toEqual([typed, 422, { [name]: sentence }]);
      expect(entered(answer, form)).toMatchObject(form);
    }
    expect((await openPage(ask, tool.path)).listed).toEqual([listed.stored]);
  });

  test('asks before it overwrites another admin’s change', async () => {
    const ask = await openStored();
    const { fields } = await openPage(ask, own);
    const theirs = { ...fields, [change.name]: change.theirs };
    await expectDone(ask, await postForm(ask, own, theirs), edit);
    const mine = { ...fields, [change.name]: change.mine };
    const conflict = await postForm(ask, own, mine);
    expect([conflict.status, conflict.alerts, conflict.differences]).toEqual([
      409,
      [edit.failed],
      [
        'Feld | Jetzt gespeichert | Deine Eingabe',
        expect.stringMatching(`^${change.label} \\| .*${change.theirs}.* \\| .*${change.mine}.*$`),
      ],
    ]);
    expect(entered(conflict, stored)[change.name]).toBe(change.mine);
    expect(entered(await openPage(ask, own), stored)[change.name]).toBe(change.theirs);
    await expectDone(ask, await postForm(ask, own, conflict.fields), edit);
    expect(entered(await openPage(ask, own), stored)).toEqual({
      ...stored,
      [change.name]: change.mine,
    });
  });

  test('keeps the typed text if the record was removed, and can restore the record', async () => {
    const ask = await openStored();
    const { fields } = await openPage(ask, own);
    await expectDone(ask, await postForm(ask, own, await removal(ask)), remove);
    const mine = { ...fields, [change.name]: change.mine };
    const conflict = await postForm(ask, own, mine);
    expect([conflict.status, conflict.alerts]).toEqual([409, [edit.failed]]);
    expect(conflict.text).toContain(
      'Diesen Eintrag hast du selbst inzwischen gelöscht. „Trotzdem speichern“ legt ihn wieder an.',
    );
    expect((await openPage(ask, own)).status).toBe(404);
    await expectDone(ask, await postForm(ask, own, conflict.fields), add);
    expect(entered(await openPage(ask, own), stored)).toEqual({
      ...stored,
      [change.name]: change.mine,
    });
  });

  test('removes a record after a question, also if the form arrives twice', async () => {
    const ask = await openStored();
    const open = await openPage(ask, own);
    expect(open.text).toContain(example.question);
    for (const _ of ['once', 'twice'])
      expectListSays(await press(ask, open, 'Ja, löschen'), remove);
    expect((await openPage(ask, tool.path)).listed).toEqual([]);
  });

  test('does not remove a record with a change that the admin has not seen', async () => {
    const ask = await openStored();
    const { fields } = await openPage(ask, own);
    const early = await removal(ask);
    await postForm(ask, own, { ...fields, [change.name]: change.theirs });
    const refusal = await postForm(ask, own, early);
    expect([refusal.status, refusal.alerts]).toEqual([409, [remove.failed]]);
    expect(refusal.text).toContain('Jetzigen Stand ansehen');
    await expectDone(ask, await postForm(ask, own, await removal(ask)), remove);
  });

  test('does not replace a stored record with a new record of the same id', async () => {
    const ask = await openStored();
    const recordId = randomUUID();
    const form = { recordId, version: 'none', ...added };
    await expectDone(ask, await postForm(ask, fresh, form), add);
    const other = { ...form, [change.name]: change.mine };
    const refusal = await postForm(ask, fresh, other);
    expect([refusal.status, refusal.alerts]).toEqual([409, [add.failed]]);
    expect((await openPage(ask, tool.path)).listed).toHaveLength(2);
  });

  test('says that an unknown record was not found', async () => {
    const { status, headings } = await openPage(await openStored(), `${tool.path}/niemand`);
    expect([status, headings[0]]).toEqual([404, example.notFound]);
  });

  test('searches the list of records without scripts', async () => {
    const ask = await openStored();
    const [word = ''] = listed.stored.toLowerCase().split(',');
    const found = async (wanted: string) =>
      (await openPage(ask, `${tool.path}?suche=${encodeURIComponent(wanted)}`)).listed;
    expect([await found(word), await found('niemand')]).toEqual([[listed.stored], []]);
  });
});
