import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { load } from 'cheerio';
import { expect, test } from 'vitest';
import { kinds } from '#app/kinds.server.ts';
import { articleRecords } from '#app/news/article-record.server.ts';
import { saveEditingState } from '#app/news/draft/article-drafts.server.ts';
import { createPreview } from '#app/news/preview/previews.server.ts';
import { type PlayerRecord, playerRecords } from '#app/people/players/player-record.server.ts';
import { club } from '#club/club.ts';
import { readSnapshot, replaceSnapshot } from '#platform/data-tree/snapshot.server.ts';
import { formatTree, parseTree } from '#platform/data-tree/tree.server.ts';
import { listAuditLog } from '#platform/records/audit-log.server.ts';
import { cleanUploads } from '#platform/records/clean-uploads.server.ts';
import { replaceRecord } from '#platform/records/replace.server.ts';
import { findChanges, writeIfChanged } from '#platform/records/revision.server.ts';
import { postForm } from '#test/admin/form-page.ts';
import {
  keep,
  now,
  openSite,
  path,
  picturePage,
  type Site,
  words,
} from '#test/admin/picture-site.ts';
import { freshDatabase, onEnginesOfRun } from '#test/database.ts';
import { createArticle, createPlayer, createSponsor } from '#test/factories.ts';
import { createNewsletter } from '#test/message-factories.ts';
import { formPost } from '#test/sign-in-admin.ts';

const by = { username: 'eva', now };
const asked = { intent: 'delete', askedOn: '18.11.2026', note: 'Brief von Anna', sure: 'on' };

async function remove({ ask }: Site, address: string, fields: Partial<typeof asked> = {}) {
  return ask(picturePage(address), formPost({ ...asked, ...fields }));
}

/** Changes only the given fields of a player, as a form does. */
async function edit({ db }: Site, id: string, fields: Partial<PlayerRecord>) {
  await writeIfChanged(db, async (transaction) => {
    const current = await playerRecords.read(transaction, id);
    const next = { record: { ...(current as PlayerRecord), ...fields }, ties: [] };
    return replaceRecord(transaction, playerRecords, { id, current, next }, by);
  });
}

async function playerOf({ db }: Site, id: string) {
  const query = db.selectFrom('player').select(['name', 'image']).where('id', '=', id);
  return query.executeTakeFirstOrThrow();
}

async function undo({ ask }: Site, entry: number) {
  const { status, alerts } = await postForm(ask, '/admin/protokoll', { entry: String(entry) });
  return { status, alerts };
}

onEnginesOfRun((engine) => {
  test('deletes a picture and its copies immediately from all records, drafts and articles', async () => {
    const site = await openSite(engine);
    const { db, dataDir, visit, ask } = site;
    const [gone, other] = [await keep(site, 2), await keep(site, 1)];
    await createPlayer(db, { id: 'anna', name: 'Anna', image: gone });
    await createSponsor(db, { id: 's', logo: other });
    const figure = `<figure><img src="${gone}" alt="Anna"><figcaption>Anna</figcaption></figure>`;
    const { key, slug } = await createArticle(db, {
      image: gone,
      imageAlt: 'Anna im Tor',
      content:
        `<p>Vorher</p><p><img src="${gone}" alt="Anna" width="4" height="5"></p>${figure}` +
        `<p>Das <a href="${gone}">Foto</a> und <img src="${other}" alt="Berg"></p>`,
    });
    const text = `Vorher ![Anna](${gone}) und [Foto](${gone}) ![](${other})`;
    const typed = { title: 'Neu', text, image: gone, imageAlt: 'Anna' };
    await saveEditingState(db, { article: key, username: 'eva' }, { typed, version: 'x' }, now);
    await createPreview(db, key, typed, { username: 'max', now });
    for (const address of [gone, `/bilder/160${gone}.webp`])
      expect((await visit(address)).status).toBe(200);
    const { revision } = await findChanges(db);

    const answer = await remove(site, gone);
    expect([answer.status, answer.headers.get('Location')]).toEqual([
      303,
      `${path}?meldung=bild-geloescht`,
    ]);
    for (const address of [gone, `/bilder/160${gone}.webp`, picturePage(gone)])
      expect([address, (await ask(address)).status]).toEqual([address, 404]);
    expect((await visit(other)).status).toBe(200);
    const kept = await readdir(join(dataDir, 'variants')).catch(() => []);
    expect(kept.filter((name) => gone.includes(name.slice(0, 36)))).toEqual([]);
    expect(await playerOf(site, 'anna')).toEqual({ name: 'Anna', image: null });
    expect(await articleRecords.read(db, key)).toMatchObject({
      ...{ image: null, imageAlt: null },
      content: `<p>Vorher</p><p>Das Foto und <img src="${other}" alt="Berg"></p>`,
    });
    const draft = await db.selectFrom('articleDraft').select('fields').executeTakeFirstOrThrow();
    expect(JSON.parse(String(draft.fields))).toEqual({
      title: 'Neu',
      text: `Vorher  und Foto ![](${other})`,
      ...{ image: '', imageAlt: '' },
    });
    const preview = await db.selectFrom('articlePreview').select('record').executeTakeFirst();
    expect(preview?.record).toContain(other);
    expect(preview?.record).not.toContain(gone);
    expect(await (await visit(`/news/${slug}`)).text()).not.toContain(gone);

    const { topics } = await findChanges(db);
    const told = [...topics].filter(([, at]) => at > revision).map(([topic]) => topic);
    expect(told.toSorted()).toEqual(['article', 'deletedPicture', 'player']);
    const library = words(await (await ask(path)).text());
    expect(library).toContain(
      'Verlangt am 18. November 2026, gelöscht am 20. November 2026 von maxBrief von Anna',
    );
  });

  test('the audit log shows the date of the deletion request and refuses an undo', async () => {
    const site = await openSite(engine);
    const gone = await keep(site);
    await createPlayer(site.db, { id: 'anna', name: 'Anna', image: gone });
    await remove(site, gone);
    const { entries } = await listAuditLog(site.db, { limit: 9 });
    expect(entries).toMatchObject([{ label: 'Bild auf Wunsch gelöscht', username: 'max' }]);
    const page = load(await (await site.ask('/admin/protokoll')).text());
    expect(page('main li h2').text().trim()).toBe('max: Bild auf Wunsch gelöscht');
    expect(page('main li').text()).toContain('Verlangt am–Mi., 18.11.2026');
    expect(page('main li form')).toHaveLength(0);
    expect(words(await (await site.ask('/admin')).text())).not.toContain('gelöscht hinzugefügt');
    expect(await undo(site, entries[0]?.id ?? 0)).toEqual({
      status: 409,
      alerts: [
        'Das lässt sich nicht zurücknehmen. Was auf Wunsch gelöscht wurde, ist für immer weg.',
      ],
    });
  });

  test('an undo after the deletion restores a record without the picture', async () => {
    const site = await openSite(engine);
    const [gone, other] = [await keep(site, 2), await keep(site, 1)];
    await createPlayer(site.db, { id: 'anna', name: 'Anna', image: gone });
    await edit(site, 'anna', { name: 'Anna Neu' });
    await createPlayer(site.db, { id: 'eva', name: 'Eva', image: gone });
    await edit(site, 'eva', { image: other });
    await remove(site, gone);
    const { entries } = await listAuditLog(site.db, { limit: 9 });
    const [, ofEva, ofAnna] = entries;
    expect((await undo(site, ofAnna?.id ?? 0)).status).toBe(303);
    expect(await playerOf(site, 'anna')).toEqual({ name: 'Anna', image: null });
    expect((await undo(site, ofEva?.id ?? 0)).status).toBe(303);
    expect(await playerOf(site, 'eva')).toEqual({ name: 'Eva', image: null });
    const log = await site.db.selectFrom('protocolEntry').selectAll().execute();
    expect(JSON.stringify(log)).not.toContain(gone);
  });

  test('deletes a picture from a text of the club', async () => {
    const site = await openSite(engine);
    const gone = await keep(site);
    const text = `Unser Platz\n\n![Der Platz](${gone})\n\nEnde`;
    await site.db.insertInto('clubText').values({ id: 'story', text }).execute();
    await remove(site, gone);
    const [stored] = await site.db.selectFrom('clubText').select('text').execute();
    expect(stored?.text).toMatch(/^Unser Platz\s+Ende$/);
  });

  test('deletes a picture from drafts of newsletters and sent newsletters', async () => {
    const site = await openSite(engine);
    const gone = await keep(site);
    const body = `Unser Platz\n\n![Der Platz](${gone})\n\nEnde`;
    await createNewsletter(site.db, { body });
    await createNewsletter(site.db, { body, queuedAt: now.toISOString(), recipients: 2 });
    await remove(site, gone);
    const stored = await site.db.selectFrom('newsletter').select('body').execute();
    expect(stored).toHaveLength(2);
    for (const each of stored) expect(each.body).toMatch(/^Unser Platz\s+Ende$/);
  });

  test('a newsletter opened before the deletion is saved without the picture', async () => {
    const site = await openSite(engine);
    const gone = await keep(site);
    const { id, writtenAt } = await createNewsletter(site.db, { body: `![Anna](${gone})` });
    await remove(site, gone);
    const body = `Hallo!\n\n![Anna](${gone})`;
    const typed = { intent: 'save', version: writtenAt, subject: 'Mai', body };
    expect((await site.ask(`/admin/newsletter/${id}`, formPost(typed))).status).toBe(303);
    const stored = await site.db.selectFrom('newsletter').select('body').executeTakeFirst();
    expect(stored?.body.trim()).toBe('Hallo!');
  });

  test('a form opened before the deletion saves its text without the picture', async () => {
    const site = await openSite(engine);
    const gone = await keep(site);
    await createPlayer(site.db, { id: 'anna', name: 'Anna', image: null });
    await remove(site, gone);
    await edit(site, 'anna', { name: 'Anna Neu', image: gone });
    expect(await playerOf(site, 'anna')).toEqual({ name: 'Anna Neu', image: null });
  });

  test('export and import keep the list of deleted pictures', async () => {
    const site = await openSite(engine);
    const gone = await keep(site);
    await remove(site, gone);
    const stored = await readSnapshot(site.db, kinds);
    const { snapshot, notes } = parseTree(formatTree(stored, kinds, club), kinds, club);
    expect(notes).toEqual([]);
    const copy = await freshDatabase(engine);
    await replaceSnapshot(copy, kinds, snapshot, now);
    expect(await copy.selectFrom('deletedPicture').selectAll().execute()).toEqual([
      {
        id: gone.replace('/uploads/', ''),
        ...{ askedOn: '2026-11-18', deletedAt: now.toISOString() },
        ...{ deletedBy: 'max', note: 'Brief von Anna' },
      },
    ]);
  });

  test('importing an old data tree does not restore a deleted picture', async () => {
    const site = await openSite(engine);
    const [gone, other] = [await keep(site, 2), await keep(site, 1)];
    await createPlayer(site.db, { id: 'anna', name: 'Anna', image: gone });
    await createPlayer(site.db, { id: 'eva', name: 'Eva', image: other });
    const tree = formatTree(await readSnapshot(site.db, kinds), kinds, club);
    await remove(site, gone);
    await replaceSnapshot(site.db, kinds, parseTree(tree, kinds, club).snapshot, now);
    expect(await playerOf(site, 'anna')).toEqual({ name: 'Anna', image: null });
    expect(await playerOf(site, 'eva')).toEqual({ name: 'Eva', image: other });
    const deleted = await site.db.selectFrom('deletedPicture').select('id').execute();
    expect(deleted).toEqual([{ id: gone.replace('/uploads/', '') }]);
  });

  test('the clean-up deletes files of the picture that a server still has', async () => {
    const site = await openSite(engine);
    const gone = await keep(site);
    await site.visit(`/bilder/160${gone}.webp`);
    const id = gone.replace('/uploads/', '');
    const row = { id, askedOn: '2026-11-18', deletedAt: now.toISOString(), deletedBy: 'max' };
    await site.db
      .insertInto('deletedPicture')
      .values({ ...row, note: null })
      .execute();
    await cleanUploads(site.db, kinds, site.dataDir, now);
    expect(await site.uploads.pictures()).toEqual([]);
    expect(await readdir(join(site.dataDir, 'variants'))).toEqual([]);
  });
});

test.each<[Partial<typeof asked>, string]>([
  [{ askedOn: '' }, 'Bitte gib an, wann darum gebeten wurde.'],
  [{ askedOn: 'gestern' }, 'Bitte gib das Datum im Format TT.MM.JJJJ ein.'],
  [{ askedOn: '21.11.2026' }, 'Dieser Tag liegt in der Zukunft.'],
  [{ note: 'x'.repeat(501) }, 'Das sind mehr als 500 Zeichen.'],
  [{ sure: '' }, 'Bitte setz das Häkchen, wenn das Bild für immer weg soll.'],
])('%o deletes nothing and keeps the typed text', async (fields, sentence) => {
  const site = await openSite('sqlite');
  const address = await keep(site);
  const answer = await remove(site, address, fields);
  expect(answer.status).toBe(422);
  const $ = load(await answer.text());
  const marked = $('[aria-invalid=true]');
  expect($(`[id="${marked.attr('aria-describedby')}"]`).text()).toBe(sentence);
  expect($('[name=note]').attr('value')).toBe(fields.note ?? asked.note);
  expect($('[name=askedOn]').attr('value')).toBe(fields.askedOn ?? asked.askedOn);
  expect((await site.visit(address)).status).toBe(200);
});

test('a visitor cannot have a picture deleted', async () => {
  const site = await openSite('sqlite');
  const address = await keep(site);
  expect((await site.visit(picturePage(address), formPost(asked))).status).toBe(307);
  expect((await site.visit(address)).status).toBe(200);
});
