import { expect, test } from 'vitest';
import { kinds } from '#app/kinds.server.ts';
import type { Db } from '#platform/db/client.server.ts';
import { listAuditLog } from '#platform/records/audit-log.server.ts';
import { findRevision } from '#platform/records/revision.server.ts';
import { removeRecord } from '#platform/records/save.server.ts';
import { undoEntry } from '#platform/records/undo.server.ts';
import { recordVersion } from '#platform/records/version.server.ts';
import { removeAdmin } from '#platform/sign-in/accounts.server.ts';
import { setGrants } from '#platform/sign-in/grants.server.ts';
import { type Fields, openPage, postForm, press } from '#test/admin/form-page.ts';
import { freshDatabase, onEnginesOfRun } from '#test/database.ts';
import { createArticle, createGame, createTeam } from '#test/factories.ts';
import { type Ask, openApp } from '#test/open-app.ts';
import { askAsAdmin, createSigningIn, createWithRoles, formPost } from '#test/sign-in-admin.ts';
import { announcePublishedArticles } from './announce-published-articles.server.ts';
import { articleRecords } from './article-record.server.ts';
import { createPreview } from './preview/previews.server.ts';

const tool = '/admin/neuigkeiten';
const monday = new Date('2026-05-11T16:00:00Z');
const day = 24 * 60 * 60 * 1000;

/** Opens the site for a signed-in admin and for visitors, with a clock that tests can change. */
async function openNews(db: Db) {
  const clock = { now: monday };
  const everybody = await openApp(db, () => clock.now);
  return { clock, everybody, admin: await askAsAdmin(everybody, db, { now: monday }) };
}

const blank = { title: 'Ein Sieg', text: 'Wir haben gewonnen.', publishedOn: '2026-05-11' };

async function save(admin: Ask, path: string, entered: Fields) {
  const { fields } = await openPage(admin, path);
  return postForm(admin, path, { ...fields, ...entered });
}

async function listedAt(ask: Ask, title: string): Promise<string[]> {
  const places = ['/', '/news', '/news.rss', '/sitemap.xml', '/news?suche=sieg'];
  const found = await Promise.all(
    places.map(async (place) => {
      const text = await (await ask(place)).text();
      return text.includes(title) || text.includes('ein-sieg') ? [place] : [];
    }),
  );
  return found.flat();
}

const everywhere = ['/', '/news', '/news.rss', '/sitemap.xml', '/news?suche=sieg'];

onEnginesOfRun((engine) => {
  test('a draft is not public at any address', async () => {
    const db = await freshDatabase(engine);
    const { admin, everybody } = await openNews(db);
    const answer = await save(admin, `${tool}/neu`, { ...blank, state: 'draft' });
    expect(answer).toMatchObject({
      status: 303,
      location: expect.stringMatching(/[?&]meldung=artikel-gespeichert$/),
    });
    expect(await listedAt(everybody, 'Ein Sieg')).toEqual([]);
    expect((await everybody('/news/ein-sieg')).status).toBe(404);
    expect((await everybody('/news/ein-sieg/bild.png')).status).toBe(404);
    expect((await openPage(admin, tool)).listed).toEqual(['Ein Sieg, Mo., 11.05.2026, Entwurf']);
  });

  test('a draft needs a title but no text', async () => {
    const db = await freshDatabase(engine);
    const { admin } = await openNews(db);
    const refused = await save(admin, `${tool}/neu`, { ...blank, title: '', text: '' });
    expect([refused.status, refused.wrong]).toEqual([422, { title: 'Bitte gib einen Titel ein.' }]);
    const saved = await save(admin, `${tool}/neu`, { ...blank, text: '', state: 'draft' });
    expect(saved.status).toBe(303);
    const { listed } = await openPage(admin, tool);
    expect(listed).toEqual(['Ein Sieg, Mo., 11.05.2026, Entwurf']);
  });

  test('one button publishes a draft with the entered text', async () => {
    const db = await freshDatabase(engine);
    const { admin, everybody } = await openNews(db);
    const page = await openPage(admin, `${tool}/neu`);
    const refused = await press(admin, page, 'Veröffentlichen', { text: 'Noch ohne Titel.' });
    expect([refused.status, refused.wrong]).toEqual([422, { title: 'Bitte gib einen Titel ein.' }]);
    expect(refused.fields.text).toBe('Noch ohne Titel.');
    await press(admin, page, 'Veröffentlichen', { title: 'Ein Sieg', text: 'Wir.' });
    expect(await listedAt(everybody, 'Ein Sieg')).toEqual(everywhere);
    const { key } = await db.selectFrom('article').select('key').executeTakeFirstOrThrow();
    const { $ } = await openPage(admin, `${tool}/${key}`);
    expect($('button[value=publish]').length).toBe(0);
  });

  test('a published article immediately appears in every list', async () => {
    const db = await freshDatabase(engine);
    const { admin, everybody } = await openNews(db);
    await save(admin, `${tool}/neu`, { ...blank, state: 'published' });
    expect(await listedAt(everybody, 'Ein Sieg')).toEqual(everywhere);
    expect((await everybody('/news/ein-sieg')).status).toBe(200);
  });

  test('a planned article appears at its minute and updates open pages once', async () => {
    const db = await freshDatabase(engine);
    const { admin, everybody, clock } = await openNews(db);
    const planned = { state: 'planned', appearsAt: '2026-05-11T20:00' };
    await save(admin, `${tool}/neu`, { ...blank, ...planned });
    expect((await openPage(admin, tool)).listed).toEqual([
      'Ein Sieg, Montag, 11. Mai 2026, 20:00 Uhr, Geplant',
    ]);
    const before = await findRevision(db);
    clock.now = new Date('2026-05-11T17:59:59Z');
    expect(await announcePublishedArticles(db, clock.now)).toBe(false);
    expect(await listedAt(everybody, 'Ein Sieg')).toEqual([]);
    expect((await everybody('/news/ein-sieg')).status).toBe(404);
    clock.now = new Date('2026-05-11T18:00:00Z');
    expect(await listedAt(everybody, 'Ein Sieg')).toEqual(everywhere);
    expect(await (await everybody('/news/ein-sieg')).text()).toContain('11. Mai 2026');
    const told = await Promise.all([
      announcePublishedArticles(db, clock.now),
      announcePublishedArticles(db, clock.now),
    ]);
    expect(told.toSorted()).toEqual([false, true]);
    expect(await findRevision(db)).toBe(before + 1);
    expect((await openPage(admin, tool)).listed).toEqual(['Ein Sieg, Mo., 11.05.2026']);
  });

  test('asks for the missing time of a planned article and keeps the entered text', async () => {
    const db = await freshDatabase(engine);
    const { admin } = await openNews(db);
    const answer = await save(admin, `${tool}/neu`, { ...blank, state: 'planned' });
    expect(answer.status).toBe(422);
    expect(answer.wrong).toEqual({
      appearsAt: 'Bitte gib an, wann der Artikel erscheinen soll.',
    });
    expect(answer.fields).toMatchObject({ ...blank, publishedOn: '11.05.2026' });
  });

  test('the address follows the title until publication and then never changes', async () => {
    const db = await freshDatabase(engine);
    const { admin, everybody } = await openNews(db);
    await save(admin, `${tool}/neu`, { ...blank, state: 'draft' });
    const { key } = await db.selectFrom('article').select('key').executeTakeFirstOrThrow();
    const path = `${tool}/${key}`;
    await save(admin, path, { title: 'Zwei Siege', state: 'published' });
    expect((await everybody('/news/zwei-siege')).status).toBe(200);
    await save(admin, path, { title: 'Drei Siege' });
    expect((await everybody('/news/zwei-siege')).status).toBe(200);
    await save(admin, path, { title: 'Vier Siege', state: 'draft' });
    await save(admin, path, { state: 'published' });
    expect(await (await everybody('/news/zwei-siege')).text()).toContain('Vier Siege');
  });

  test('an archived article keeps its address but appears in no list', async () => {
    const db = await freshDatabase(engine);
    const { admin, everybody } = await openNews(db);
    await createArticle(db, { id: 3, title: 'Ein Sieg' });
    await save(admin, `${tool}/3`, { state: 'archived' });
    expect(await listedAt(everybody, 'Ein Sieg')).toEqual([]);
    const page = await everybody('/news/ein-sieg');
    expect(page.status).toBe(200);
    expect(await page.text()).toContain('<meta name="robots" content="noindex"/>');
  });

  test('rejects an article that was never public for the public archive', async () => {
    const db = await freshDatabase(engine);
    const { admin } = await openNews(db);
    const answer = await save(admin, `${tool}/neu`, { ...blank, state: 'archived' });
    expect(answer.status).toBe(422);
    expect(answer.wrong.state).toMatch(/^Ins Archiv kommt, was veröffentlicht war\./);
  });

  test('sorts articles by the time of publication, not of writing', async () => {
    const db = await freshDatabase(engine);
    const { admin, everybody, clock } = await openNews(db);
    await createArticle(db, { title: 'Von früher' });
    const later = { state: 'planned', appearsAt: '2026-05-13T18:00' };
    await save(admin, `${tool}/neu`, { ...blank, title: 'Später', ...later });
    await save(admin, `${tool}/neu`, { ...blank, title: 'Jetzt', state: 'published' });
    clock.now = new Date(monday.getTime() + 3 * day);
    const feed = await (await everybody('/news.rss')).text();
    const titles = [...feed.matchAll(/<title><!\[CDATA\[(.*?)\]\]>/g)].map(([, title]) => title);
    expect(titles).toEqual(['Später', 'Jetzt', 'Von früher']);
  });

  test('/news lists the articles of one day by the time of publication', async () => {
    const db = await freshDatabase(engine);
    const { admin, everybody, clock } = await openNews(db);
    const tonight = { state: 'planned', appearsAt: '2026-05-11T20:00' };
    await save(admin, `${tool}/neu`, { ...blank, title: 'Sieg am Abend', ...tonight });
    await save(admin, `${tool}/neu`, { ...blank, title: 'Sieg', state: 'published' });
    clock.now = new Date(monday.getTime() + day);
    for (const path of ['/news', '/news?suche=sieg']) {
      const { $ } = await openPage(everybody, path);
      const titles = $('main h3')
        .toArray()
        .map((heading) => $(heading).text());
      expect([path, titles]).toEqual([path, ['Sieg am Abend', 'Sieg']]);
    }
  });

  test('a new title leaves the text of the article unchanged', async () => {
    const db = await freshDatabase(engine);
    const { admin } = await openNews(db);
    const content =
      '<h2>Tabelle</h2><table><tbody><tr><td>1</td><td>Rot Weiß</td></tr></tbody></table><p>a <u>b</u></p>';
    await createArticle(db, { id: 3, title: 'Ein Sieg', content });
    await save(admin, `${tool}/3`, { title: 'Ein großer Sieg' });
    const row = await db.selectFrom('article').selectAll().executeTakeFirstOrThrow();
    expect(row).toMatchObject({ title: 'Ein großer Sieg', content, appearsAt: null });
  });

  test('saving an article converts Markdown to HTML without scripts and external pictures', async () => {
    const db = await freshDatabase(engine);
    const { admin } = await openNews(db);
    const text = [
      '# Groß\n\n### Klein\n\n**fett** und *kursiv*\nneue Zeile',
      '- eins\n- zwei\n\n> Zitat\n\n[Link](https://verein.example) [nein](javascript:alert(1))',
      '<script>alert(1)</script>\n\n![Wir](/uploads/0f8fad5b-d9cb-469f-a165-70867728950e-640x480.jpg)',
      '![fern](https://fremd.example/a.png)',
    ].join('\n\n');
    await save(admin, `${tool}/neu`, { ...blank, text, state: 'published' });
    const { content } = await db.selectFrom('article').select('content').executeTakeFirstOrThrow();
    expect(content.replaceAll('\n', '')).toBe(
      '<h2>Groß</h2><h3>Klein</h3><p><strong>fett</strong> und <em>kursiv</em><br />neue Zeile</p>' +
        '<ul><li>eins</li><li>zwei</li></ul><blockquote><p>Zitat</p></blockquote>' +
        '<p><a href="https://verein.example" rel="noopener noreferrer">Link</a> [nein](javascript:alert(1))</p>' +
        '<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>' +
        '<p><img src="/uploads/0f8fad5b-d9cb-469f-a165-70867728950e-640x480.jpg" alt="Wir" width="640" height="480" /></p>' +
        '<p></p>',
    );
  });

  test('an article shows the score of its game, and the match report links back', async () => {
    const db = await freshDatabase(engine);
    const { admin, everybody } = await openNews(db);
    const played = { opponent: 'FC Watan', date: '2026-05-09', goalsFor: 3, goalsAgainst: 1 };
    const { id, slug } = await createGame(db, { ...played });
    await save(admin, `${tool}/neu`, { ...blank, state: 'published', aboutGame: id });
    expect(await (await everybody('/news/ein-sieg')).text()).toMatch(/FC Watan(?:<!-- -->)? 3:1/);
    expect(await (await everybody(`/spiele/spielbericht/${slug}`)).text()).toContain(
      'href="/news/ein-sieg"',
    );
    await db.deleteFrom('game').execute();
    expect((await everybody('/news/ein-sieg')).status).toBe(200);
  });

  test('shows both texts when two admins change one article', async () => {
    const db = await freshDatabase(engine);
    const { admin } = await openNews(db);
    await createArticle(db, { id: 3, content: '<p>Alt</p>' });
    const { fields } = await openPage(admin, `${tool}/3`);
    await postForm(admin, `${tool}/3`, { ...fields, text: 'Von ihr' });
    const answer = await postForm(admin, `${tool}/3`, { ...fields, text: 'Von ihm' });
    expect(answer.status).toBe(409);
    expect(answer.differences).toContain('Text | Von ihr | Von ihm');
    expect(answer.fields.text).toBe('Von ihm');
  });

  test('a new title does not unpublish an article that another admin has published', async () => {
    const db = await freshDatabase(engine);
    const { admin } = await openNews(db);
    await createArticle(db, { id: 3, title: 'Alt', state: 'draft', appearsAt: null });
    const { fields } = await openPage(admin, `${tool}/3`);
    await postForm(admin, `${tool}/3`, { ...fields, state: 'published' });
    const conflict = await postForm(admin, `${tool}/3`, { ...fields, title: 'Neu' });
    expect([conflict.status, conflict.differences.slice(0, 2)]).toEqual([
      409,
      ['Feld | Jetzt gespeichert | Deine Eingabe', 'Titel | Alt | Neu'],
    ]);
    expect((await postForm(admin, `${tool}/3`, conflict.fields)).status).toBe(303);
    expect((await openPage(admin, `${tool}/3`)).fields).toMatchObject({
      ...{ title: 'Neu', state: 'published' },
    });
  });

  test('text saved after a conflict belongs to the version that the admin opened', async () => {
    const db = await freshDatabase(engine);
    const { admin } = await openNews(db);
    await createArticle(db, { id: 3, title: 'Alt' });
    const { fields } = await openPage(admin, `${tool}/3`);
    await postForm(admin, `${tool}/3`, { ...fields, title: 'Von ihr' });
    const conflict = await postForm(admin, `${tool}/3`, { ...fields, text: 'Von ihm' });
    await admin(`${tool}/3/entwurf`, formPost(conflict.fields));
    const taken = await openPage(admin, `${tool}/3?entwurf=3`);
    expect(taken.fields).toMatchObject({ title: 'Alt', text: 'Von ihm' });
    const again = await postForm(admin, `${tool}/3`, taken.fields);
    expect([again.status, again.differences]).toEqual([
      409,
      expect.arrayContaining(['Titel | Alt | Von ihr']),
    ]);
  });

  test('keeps unsaved text apart from the article until the admin saves', async () => {
    const db = await freshDatabase(engine);
    const { admin, everybody } = await openNews(db);
    await createArticle(db, { id: 3, title: 'Ein Sieg', content: '<p>Alt</p>' });
    const { fields } = await openPage(admin, `${tool}/3`);
    const typed = { ...fields, title: 'Ein Si', text: 'Neu, und noch nicht fertig', state: 'x' };
    const kept = await admin(`${tool}/3/entwurf`, formPost(typed));
    expect(await kept.json()).toEqual({ others: [] });
    expect(await (await everybody('/news/ein-sieg')).text()).toContain('Alt');
    expect((await openPage(admin, tool)).text).toContain('Nicht gespeichert: „Ein Si“');
    const taken = await openPage(admin, `${tool}/3?entwurf=3`);
    expect(taken.fields).toMatchObject({ title: 'Ein Si', text: 'Neu, und noch nicht fertig' });
    await postForm(admin, `${tool}/3`, { ...fields, title: 'Ein Sieg!' });
    expect((await openPage(admin, tool)).text).not.toContain('Nicht gespeichert');
  });

  test('an admin continues an unsaved new article under its first id', async () => {
    const db = await freshDatabase(engine);
    const { admin } = await openNews(db);
    const { fields } = await openPage(admin, `${tool}/neu`);
    await admin(`${tool}/neu/entwurf`, formPost({ ...fields, title: 'Halb' }));
    const path = `${tool}/neu?entwurf=${fields.recordId}`;
    const again = await openPage(admin, path);
    expect(again.fields).toMatchObject({ title: 'Halb', recordId: fields.recordId });
    await postForm(admin, path, { ...again.fields, ...blank });
    expect(await db.selectFrom('article').select('key').execute()).toEqual([
      { key: fields.recordId },
    ]);
    expect(await db.selectFrom('articleDraft').selectAll().execute()).toEqual([]);
  });

  test('admins with one article open see each other for a limited time', async () => {
    const db = await freshDatabase(engine);
    const { admin, everybody, clock } = await openNews(db);
    const anna = await askAsAdmin(everybody, db, {
      admin: await createSigningIn(db, 'anna'),
      now: monday,
    });
    await createArticle(db, { id: 3 });
    const at = `${tool}/3/entwurf`;
    await anna(at, formPost({ recordId: '3' }));
    const there = async () => (await admin(at, formPost({ recordId: '3' }))).json();
    expect(await there()).toEqual({ others: [{ username: 'anna', hasTyped: false }] });
    await anna(at, formPost({ recordId: '3', title: 'Neu' }));
    expect(await there()).toEqual({ others: [{ username: 'anna', hasTyped: true }] });
    expect((await openPage(admin, `${tool}/3`)).says.join()).toContain(
      'anna schreibt gerade an diesem Artikel.',
    );
    clock.now = new Date(monday.getTime() + 60_000);
    expect(await there()).toEqual({ others: [] });
  });

  test('a preview link shows the unsaved text for a week', async () => {
    const db = await freshDatabase(engine);
    const { admin, everybody, clock } = await openNews(db);
    await createArticle(db, { id: 3, title: 'Ein Sieg', content: '<p>Alt</p>' });
    const { fields } = await openPage(admin, `${tool}/3`);
    const typed = { ...fields, title: '', text: '**Neu** <script>alert(1)</script>' };
    const made = await postForm(admin, `${tool}/3`, { ...typed, intent: 'preview' });
    expect(made).toMatchObject({ status: 303, location: `${tool}/3/vorschau` });
    const page = await openPage(admin, `${tool}/3/vorschau`);
    const [path = ''] = /\/news\/vorschau\/[\w-]{43}/.exec(page.text) ?? [];
    const preview = await everybody(path);
    expect(preview.status).toBe(200);
    expect(preview.headers.get('Cache-Control')).toBe('no-store');
    expect(preview.headers.get('X-Frame-Options')).toBe('SAMEORIGIN');
    const html = await preview.text();
    expect(html).toContain('<strong>Neu</strong> &lt;script&gt;');
    expect(html).toContain('<meta name="robots" content="noindex"/>');
    expect((await openPage(admin, `${tool}/3?entwurf=3`)).fields.text).toBe(typed.text);
    // Changes the first character, because two bits of the last one have no meaning.
    const other = path.replace(/(?<=vorschau\/)./, (letter) => (letter === 'A' ? 'B' : 'A'));
    expect((await everybody(other)).status).toBe(404);
    clock.now = new Date(monday.getTime() + 7 * day);
    expect((await everybody(path)).status).toBe(404);
  });

  test('a removed admin creates no preview, and redirects encode unusual ids', async () => {
    const db = await freshDatabase(engine);
    const { admin } = await openNews(db);
    await createPreview(db, '3', { title: 'Ein Sieg' }, { username: 'niemand', now: monday });
    expect(await db.selectFrom('articlePreview').selectAll().execute()).toEqual([]);
    for (const id of ['😀', 'a\r\nb', '../x'])
      expect(
        await postForm(admin, `${tool}/${encodeURIComponent(id)}/entwurf`, { intent: 'verwerfen' }),
      ).toMatchObject({ status: 303, location: `${tool}/${encodeURIComponent(id)}` });
  });

  test('a preview ends with its withdrawal, a deleted article or its author’s lost right', async () => {
    const db = await freshDatabase(engine);
    const { admin, everybody } = await openNews(db);
    const anna = await createWithRoles(db, 'anna', [{ role: 'editorial', scope: 'club' }]);
    const asAnna = await askAsAdmin(everybody, db, { admin: anna, now: monday });
    await createArticle(db, { id: 3, title: 'Ein Sieg' });
    const linkBy = async (ask: Ask) => {
      const { fields } = await openPage(ask, `${tool}/3`);
      await postForm(ask, `${tool}/3`, { ...fields, intent: 'preview' });
      const page = await openPage(ask, `${tool}/3/vorschau`);
      return /\/news\/vorschau\/[\w-]{43}/.exec(page.text)?.[0] as string;
    };
    const status = async (path: string) => (await everybody(path)).status;

    const taken = [await linkBy(admin), await linkBy(asAnna)];
    for (const path of taken) expect(await status(path)).toBe(200);
    expect((await postForm(admin, `${tool}/3/vorschau`, { intent: 'x' })).status).toBe(400);
    const back = await postForm(admin, `${tool}/3/vorschau`, { intent: 'withdraw' });
    expect(back).toMatchObject({ status: 303, location: `${tool}/3?entwurf=3` });
    for (const path of taken) expect(await status(path)).toBe(404);
    expect((await admin(`${tool}/3/vorschau`)).status).toBe(404);

    const byAnna = await linkBy(asAnna);
    await setGrants(db, 'anna', [{ role: 'sport', scope: 'club' }]);
    expect(await status(byAnna)).toBe(404);
    await setGrants(db, 'anna', [{ role: 'editorial', scope: 'club' }]);
    expect(await status(byAnna)).toBe(200);
    await removeAdmin(db, anna);
    expect(await status(byAnna)).toBe(404);
    await createWithRoles(db, 'anna', [{ role: 'editorial', scope: 'club' }]);
    expect(await status(byAnna)).toBe(404);

    const last = await linkBy(admin);
    const by = { username: 'max', now: monday };
    const version = recordVersion(await articleRecords.read(db, '3'));
    await removeRecord(db, articleRecords, '3', { version }, by);
    const [entry] = (await listAuditLog(db, { limit: 1 })).entries;
    expect(await status(last)).toBe(404);
    await undoEntry(db, kinds, entry?.id as number, by);
    expect(await articleRecords.read(db, '3')).toBeDefined();
    expect(await status(last)).toBe(404);
  });

  test.each([
    ['title', '', 'Bitte gib einen Titel ein.'],
    ['text', 'x'.repeat(25_001), 'Das sind mehr als 25000 Zeichen.'],
    ['text', '> '.repeat(60), 'Zitate und Listen sind zu tief verschachtelt.'],
    ['text', '#\n'.repeat(12_000), 'Der Text hat mehr als 1000 Zeilen.'],
    ['publishedOn', '2026-02-30', 'Dieses Datum gibt es nicht.'],
  ])('shows an error at the field %s (%#)', async (name, entered, sentence) => {
    const db = await freshDatabase(engine);
    const { admin } = await openNews(db);
    const given = { ...blank, state: 'draft', [name]: entered };
    const answer = await save(admin, `${tool}/neu`, given);
    expect(answer).toMatchObject({ status: 422, wrong: { [name]: sentence } });
    expect(answer.fields[name]?.replaceAll('\r', '').trim()).toBe(entered.trim());
  });
});

test('stores a picture with its size in the name and rejects other files', async () => {
  const db = await freshDatabase('sqlite');
  const { admin, everybody } = await openNews(db);
  const path = '/admin/bilder/hochladen';
  const send = (ask: Ask, bytes: Buffer) => {
    const body = new FormData();
    body.set('file', new File([new Uint8Array(bytes)], 'a.jpg'));
    return ask(path, { method: 'POST', body });
  };
  const { default: sharp } = await import('sharp');
  const photo = { width: 1600, height: 1200, channels: 3 as const, background: '#246' };
  const jpeg = await sharp({ create: photo }).jpeg().toBuffer();
  const { src } = await (await send(admin, jpeg)).json();
  expect(src).toMatch(/^\/uploads\/[\da-f-]{36}-1280x960\.jpg$/);
  const refused = await send(admin, Buffer.from('kein Bild'));
  expect(refused.status).toBe(422);
  expect(await refused.json()).toEqual({ failure: expect.stringMatching(/^Das ist kein Bild/) });
  expect((await send(everybody, jpeg)).status).not.toBe(200);
  expect((await admin(path, formPost({}))).status).toBe(400);
});

test('an article offers a hidden team’s game only if it already names this game', async () => {
  const db = await freshDatabase('sqlite');
  const now = new Date('2026-03-01T08:00:00Z');
  const { id: teamId } = await createTeam(db, { name: 'U10', hidden: 1 });
  const secret = await createGame(db, { teamId, opponent: 'SC Geheim', date: '2026-02-14' });
  await createGame(db, { opponent: 'SC Berg', date: '2026-02-14' });
  const { id } = await createArticle(db, { aboutGame: secret.id });
  const admin = await createWithRoles(db, 'eva', [{ role: 'editorial', scope: 'club' }]);
  const ask = await askAsAdmin(await openApp(db, () => now), db, { admin, now });
  const offered = async (path: string) => {
    const html = await (await ask(path)).text();
    return ['SC Berg', 'SC Geheim'].filter((name) => html.includes(name));
  };
  expect(await offered('/admin/neuigkeiten/neu')).toEqual(['SC Berg']);
  expect(await offered(`/admin/neuigkeiten/${id}`)).toEqual(['SC Berg', 'SC Geheim']);
});
