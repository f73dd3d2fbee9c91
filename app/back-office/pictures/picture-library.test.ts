import { load } from 'cheerio';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { kinds } from '#app/kinds.server.ts';
import { saveEditingState } from '#app/news/draft/article-drafts.server.ts';
import { saveNewsletter } from '#app/post/newsletter/newsletters.server.ts';
import { listAuditLog } from '#platform/records/audit-log.server.ts';
import { cleanUploads } from '#platform/records/clean-uploads.server.ts';
import { undoEntry } from '#platform/records/undo.server.ts';
import {
  keep,
  now,
  openSite,
  path,
  picturePage,
  type Site,
  words,
} from '#test/admin/picture-site.ts';
import { onEnginesOfRun } from '#test/database.ts';
import {
  createArticle,
  createFanShop,
  createGame,
  createOpponent,
  createPlayer,
  createSeason,
  createSponsor,
} from '#test/factories.ts';
import { createNewsletter } from '#test/message-factories.ts';
import { filePost, photo } from '#test/photo.ts';

async function libraryIn({ ask }: Site, search = '') {
  const answer = await ask(`${path}${search}`);
  const $ = load(await answer.text());
  const library = $('section[aria-labelledby=hochgeladen]');
  return {
    status: answer.status,
    says: library.find('[role=status]').text(),
    pictures: library
      .find('li:has(picture)')
      .toArray()
      .map((item) => ({
        address: String($(item).find('img').attr('src')),
        alt: $(item).find('img').attr('alt'),
        uses: $(item)
          .find('li')
          .toArray()
          .map((use) => `${$(use).find('a').attr('href')} ${$(use).text()}`),
        unused: $(item).children('p').text(),
      })),
    pages: library
      .find('nav a')
      .toArray()
      .map((link) => `${$(link).text()} ${$(link).attr('href')}`),
  };
}

/** Fills the form that replaces a picture. The returned function sends the form. */
async function replace({ ask }: Site, page: string, file: Buffer) {
  const $ = load(await (await ask(page)).text());
  const form = new FormData();
  form.set('version', String($('form:has([type=file]) [name=version]').attr('value')));
  form.set('file', new File([new Uint8Array(file)], 'neu.jpg'));
  return () => filePost(form).then((init) => ask(page, init));
}

onEnginesOfRun((engine) => {
  test('lists every uploaded picture with its uses, the newest picture first', async () => {
    const site = await openSite(engine);
    const { db } = site;
    const [portrait, both, banner, drafted, free] = [
      await keep(site, 5),
      await keep(site, 4),
      await keep(site, 3),
      await keep(site, 2),
      await keep(site, 1),
    ];
    await createPlayer(db, { id: 'anna', name: 'Anna Huber', image: portrait });
    await createSeason(db, { id: 's25', name: '2025', image: both, imageAlt: 'Der Meister' });
    await createArticle(db, {
      key: 'a1',
      title: 'Meister!',
      content: `<p>Da: <img src="${both}" alt="Alle &amp; der Pokal" width="400" height="500"></p>`,
    });
    await createFanShop(db, { image: banner });
    await createGame(db, { crest: '/images/wappen/sc-berg.svg' });
    const opened = { article: 'a1', username: 'eva' };
    const typing = { typed: { text: `![](${drafted})` }, version: 'none' };
    await saveEditingState(db, opened, typing, now);

    const { pictures, says } = await libraryIn(site);
    expect(says).toBe('5 Bilder, die neuesten zuerst');
    expect(pictures).toEqual([
      {
        address: free,
        alt: 'Unbenutztes Bild',
        uses: [],
        unused: expect.stringMatching(/^Unbenutzt\. Wird ab \d+\. \S+ 20\d\d gelöscht\.$/),
      },
      {
        address: drafted,
        alt: 'Bild: Meister!',
        uses: ['/admin/neuigkeiten/a1 Meister! (Entwurf)'],
        unused: '',
      },
      { address: banner, alt: 'Bild: Fanshop', uses: ['/admin/fanshop Fanshop'], unused: '' },
      {
        address: both,
        alt: 'Alle & der Pokal',
        uses: ['/admin/neuigkeiten/a1 Meister!', '/admin/saisons/s25 Saison 2025'],
        unused: '',
      },
      {
        address: portrait,
        alt: 'Bild: Anna Huber',
        uses: ['/admin/spieler/anna Anna Huber'],
        unused: '',
      },
    ]);
    const found = async (wanted: string) =>
      (await libraryIn(site, `?suche=${encodeURIComponent(wanted)}`)).pictures.map(
        ({ address }) => address,
      );
    expect(await found('pokal')).toEqual([both]);
    expect(await found('meister 2025')).toEqual([both]);
    expect(await found('huber')).toEqual([portrait]);
    expect(await libraryIn(site, '?suche=nirgends')).toMatchObject({
      says: 'Nichts gefunden zu „nirgends“.',
      pictures: [],
    });
  });

  test('the cleanup keeps a picture that only a draft contains', async () => {
    const site = await openSite(engine);
    const [drafted, free] = [await keep(site, 40), await keep(site, 40)];
    const typing = { typed: { image: drafted }, version: 'none' };
    await saveEditingState(site.db, { article: 'neu', username: 'eva' }, typing, now);
    const later = new Date(Date.now() + 31 * 24 * 60 * 60 * 1000);
    await cleanUploads(site.db, kinds, site.dataDir, later);
    const left = (await site.uploads.pictures()).map((name) => `/uploads/${name}`);
    expect([left.includes(drafted), left.includes(free)]).toEqual([true, false]);
  });

  test('the cleanup keeps a picture that only a text of the club contains', async () => {
    const site = await openSite(engine);
    const used = await keep(site, 40);
    const text = `Unser Platz\n\n![Der Platz](${used})`;
    await site.db.insertInto('clubText').values({ id: 'story', text }).execute();
    await cleanUploads(site.db, kinds, site.dataDir, new Date(Date.now() + 31 * 24 * 3_600_000));
    expect(await site.uploads.pictures()).toContain(used.replace('/uploads/', ''));
  });

  test('lists the newsletters with a picture, and the cleanup keeps it', async () => {
    const site = await openSite(engine);
    const used = await keep(site, 40);
    const body = `Hallo!\n\n![Der Platz](${used})`;
    await createNewsletter(site.db, { id: 'mai', subject: 'Mai', body });
    await createNewsletter(site.db, {
      ...{ id: 'juni', subject: 'Juni', body: `![Der Rasen](https://x.example${used})` },
      ...{ queuedAt: now.toISOString(), recipients: 2 },
    });
    const { pictures } = await libraryIn(site);
    expect(pictures).toMatchObject([
      {
        alt: 'Der Rasen',
        uses: ['/admin/newsletter/juni Juni', '/admin/newsletter/mai Mai (Entwurf)'],
        unused: '',
      },
    ]);
    const said = words(await (await site.ask(picturePage(used))).text());
    expect(said).toContain('Juni (Newsletter, im Text)');
    expect(said).toContain('Mai (Newsletter, Entwurf)');
    await cleanUploads(site.db, kinds, site.dataDir, new Date(Date.now() + 31 * 24 * 3_600_000));
    expect(await site.uploads.pictures()).toContain(used.replace('/uploads/', ''));
  });

  test('replaces a picture in the draft of a newsletter, but not in a sent newsletter', async () => {
    const site = await openSite(engine);
    const old = await keep(site);
    await createSponsor(site.db, { logo: old });
    const body = `![Der Platz](${old})`;
    const { writtenAt } = await createNewsletter(site.db, { id: 'a-draft', body });
    const sent = { queuedAt: now.toISOString(), recipients: 2 };
    await createNewsletter(site.db, { id: 'b-sent', body, ...sent });
    const answer = await (await replace(site, picturePage(old), await photo(1000, 200)))();
    expect(answer.status).toBe(303);
    const late = { id: 'a-draft', subject: 'Neu', body, username: 'eva', version: writtenAt };
    expect(await saveNewsletter(site.db, late, now)).toMatchObject({ id: 'a-draft' });
    const rows = site.db.selectFrom('newsletter').select('body').orderBy('id').execute();
    expect(await rows).toEqual([
      { body: expect.stringMatching(/^!\[Der Platz\]\(\/uploads\/\S+-1000x200\.jpg\)$/) },
      { body },
    ]);
  });

  test('replaces a picture in all records, and one undo restores the old picture', async () => {
    const site = await openSite(engine);
    const { db, ask } = site;
    const old = await keep(site, 1);
    const player = await createPlayer(db, { name: 'Anna Huber', image: old });
    const text = `<p>Da: <img src="${old}" alt="Anna" width="400" height="500"></p>`;
    const article = await createArticle(db, { content: text });
    const typing = { typed: { image: old, text: 'Neu' }, version: 'none' };
    await saveEditingState(db, { article: article.key, username: 'eva' }, typing, now);
    const send = await replace(site, picturePage(old), await photo(1600, 1000));

    const answer = await send();
    expect(answer.status).toBe(303);
    const page = String(answer.headers.get('Location')).replace(/\?.*/, '');
    const fresh = page.replace(`${path}/datei/`, '/uploads/');
    expect(answer.headers.get('Location')).toBe(`${picturePage(fresh)}?meldung=bild-ersetzt`);
    const stored = async () => ({
      image: (await db.selectFrom('player').select('image').executeTakeFirst())?.image,
      text: (await db.selectFrom('article').select('content').executeTakeFirst())?.content,
      typed: (await db.selectFrom('articleDraft').select('fields').executeTakeFirst())?.fields,
    });
    // The new picture is cut to the shape of a player's card.
    expect(fresh).toContain('-800x1000.jpg');
    expect(await stored()).toEqual({
      image: fresh,
      text: `<p>Da: <img src="${fresh}" alt="Anna" width="800" height="1000"></p>`,
      typed: JSON.stringify({ image: fresh, text: 'Neu' }),
    });
    const { entries } = await listAuditLog(db, { limit: 9 });
    expect(entries).toMatchObject([{ label: 'Bild an 2 Stellen' }]);
    expect(entries[0]?.members.toSorted()).toEqual([article.title, player.name].toSorted());
    expect(words(await (await ask(page)).text())).toContain('800 × 1000 Pixel');
    // The second form is refused, because no record uses the old picture any more.
    expect((await send()).status).toBe(409);

    await undoEntry(db, kinds, entries[0]?.id ?? 0, { username: 'max', now });
    expect(await stored()).toMatchObject({ image: old, text });
  });
});

test('the library has several pages and accepts any page number', async () => {
  const site = await openSite('sqlite');
  const all = [];
  for (let day = 0; day < 26; day++) all.push(await keep(site, day, { width: 100, height: 100 }));
  const first = await libraryIn(site);
  expect(first.pictures.map(({ address }) => address)).toEqual(all.slice(0, 24));
  expect(first.pages).toEqual([`Ältere Bilder ${path}?seite=2`]);
  const last = await libraryIn(site, '?seite=2');
  expect(last.pictures.map(({ address }) => address)).toEqual(all.slice(24));
  expect(last.pages).toEqual([`Neuere Bilder ${path}`]);
  for (const odd of ['999999', '0', '-1', 'x', '1e9'])
    expect((await libraryIn(site, `?seite=${odd}`)).status).toBe(200);
});

test('does not replace a picture if its uses have changed since the page opened', async () => {
  const site = await openSite('sqlite');
  const old = await keep(site);
  await createSponsor(site.db, { logo: old });
  const send = await replace(site, picturePage(old), await photo());
  await createPlayer(site.db, { image: old });
  const answer = await send();
  expect(answer.status).toBe(409);
  expect(words(await answer.text())).toContain(
    'Inzwischen hat jemand geändert, wo das Bild zu sehen ist.',
  );
  expect((await listAuditLog(site.db, { limit: 1 })).entries).toEqual([]);
});

test('does not crop a logo, and rejects a file that is no picture', async () => {
  const site = await openSite('sqlite');
  const old = await keep(site);
  await createSponsor(site.db, { logo: old });
  const refused = await (await replace(site, picturePage(old), Buffer.from('Hallo')))();
  expect(refused.status).toBe(422);
  expect(words(await refused.text())).toContain('Das ist kein Bild, das wir lesen können.');
  const answer = await (await replace(site, picturePage(old), await photo(1000, 200)))();
  expect(answer.headers.get('Location')).toContain('-1000x200.jpg');
  const { logo } = await site.db.selectFrom('sponsor').select('logo').executeTakeFirstOrThrow();
  const bytes = await (await site.visit(String(logo))).arrayBuffer();
  expect(await sharp(bytes).metadata()).toMatchObject({ width: 1000, height: 200 });
});

test('lists an opponent among the pictures with the crest of its last game', async () => {
  const { db, ask } = await openSite('sqlite');
  const crest = '/images/wappen/fc-wiese.svg';
  await createGame(db, { opponent: 'FC Wiese', crest });
  await createOpponent(db, { name: 'FC Wiese' });
  const $ = load(await (await ask(path)).text());
  const row = $('li:has(a):contains("FC Wiese")').last();
  expect([row.find('img').attr('src'), row.text()]).toEqual([crest, 'FC WieseBild ändern']);
});

test('returns 404 for the page of an unknown picture', async () => {
  const { ask } = await openSite('sqlite');
  for (const name of ['keines.jpg', '..%2Fx.jpg', 'x.svg'])
    expect((await ask(`${path}/datei/${name}`)).status).toBe(404);
});

/** Sends several files in one form, as the page does without JavaScript. */
async function sendAll({ ask }: Site, files: Buffer[]): Promise<Response> {
  const form = new FormData();
  for (const [at, file] of files.entries())
    form.append('file', new File([new Uint8Array(file)], `foto-${at}.jpg`));
  return ask(path, await filePost(form));
}

test('uploads several pictures with one form and lists them as unused', async () => {
  const site = await openSite('sqlite');
  const answer = await sendAll(site, [await photo(), await photo(300, 900)]);
  expect([answer.status, answer.headers.get('Location')]).toEqual([
    303,
    `${path}?meldung=bilder-hochgeladen`,
  ]);
  const { pictures } = await libraryIn(site);
  expect(pictures.map(({ address }) => address.replace(/.*-(?=\d+x)/, '')).toSorted()).toEqual([
    '1280x800.jpg',
    '300x900.jpg',
  ]);
  const page = await site.ask(picturePage(String(pictures[0]?.address)));
  expect(words(await page.text())).toContain('Unbenutzt. Wird ab ');
});

test('names a file that is no picture, and saves the other files', async () => {
  const site = await openSite('sqlite');
  const answer = await sendAll(site, [await photo(), Buffer.from('Hallo'), await photo()]);
  expect(answer.status).toBe(422);
  const $ = load(await answer.text());
  expect($('main [role=alert]').text()).toBe(
    '2 hochgeladen, nicht aber:foto-1.jpg: Das ist kein Bild, das wir lesen können. ' +
      'Bitte wähle ein JPEG, PNG oder WebP.',
  );
  expect(await site.uploads.pictures()).toHaveLength(2);
});

test.each([
  [0, 'Bitte wähle Bilder aus.'],
  [21, 'Das sind mehr als 20 Bilder. Bitte wähle weniger aus.'],
])('refuses to upload %d pictures together', async (count, sentence) => {
  const site = await openSite('sqlite');
  const answer = await sendAll(site, Array<Buffer>(count).fill(await photo(100, 100)));
  expect(answer.status).toBe(422);
  expect(load(await answer.text())('main [role=alert]').text()).toBe(sentence);
  expect(await site.uploads.pictures()).toEqual([]);
});
