import { load } from 'cheerio';
import { expect, test } from 'vitest';
import { kinds } from '#app/kinds.server.ts';
import { club } from '#club/club.ts';
import { formatTree } from '#platform/data-tree/tree.server.ts';
import { colourName } from '#platform/pictures/colours/colour-name.ts';
import { folderColours, nearestReadable } from '#platform/pictures/colours/palette.ts';
import { listAuditLog } from '#platform/records/audit-log.server.ts';
import { undoEntry } from '#platform/records/undo.server.ts';
import { openAsAdmin, openPage, postForm } from '#test/admin/form-page.ts';
import { freshDatabase, onEachEngine } from '#test/database.ts';
import { createClubLook } from '#test/factories.ts';
import { type Ask, openApp } from '#test/open-app.ts';
import { notesOn, parse, settings } from '#test/sample-trees.ts';

const path = '/admin/aussehen';
const red = { pitch: '#c8102e', signal: '#ffffff' };
const word = 'c8102e-ffffff';

async function lookOf(ask: Ask, page = '/') {
  const $ = load(await (await ask(page)).text());
  const styles = $('style').text();
  return {
    crest: $('header img').attr('src'),
    icon: $('link[rel=icon]').attr('href'),
    hero: $('main picture img').attr('src'),
    pitch: [...styles.matchAll(/--club-pitch:\s*(#\w+)/g)].at(-1)?.[1],
  };
}

onEachEngine((engine) => {
  test('chosen colours appear on every page and in its drawings until an undo', async () => {
    const db = await freshDatabase(engine);
    const ask = await openAsAdmin(db);
    const visitor = await openApp(db);
    const before = await lookOf(visitor);
    expect(before).toMatchObject({ crest: club.crest, pitch: folderColours.pitch });

    const { fields } = await openPage(ask, path);
    expect(fields).toMatchObject(folderColours);
    const saved = await postForm(ask, path, { ...fields, ...red });
    expect([saved.status, saved.location]).toEqual([
      303,
      expect.stringMatching(/&meldung=aussehen-gespeichert$/),
    ]);
    expect(await lookOf(await openApp(db))).toEqual({
      crest: club.crest,
      icon: `/vereinsfarben/${word}${club.pictures.icon}`,
      hero: `/vereinsfarben/${word}${club.pictures.hero}`,
      pitch: red.pitch,
    });
    expect((await openPage(ask, path)).fields).toMatchObject(red);

    const { entries } = await listAuditLog(db, { limit: 9 });
    await undoEntry(db, kinds, entries[0]?.id ?? 0, { username: 'max', now: new Date() });
    expect(await lookOf(await openApp(db))).toEqual(before);
  });

  test('shows an uploaded crest on every page, cleaned and served only as a picture', async () => {
    const db = await freshDatabase(engine);
    const ask = await openAsAdmin(db);
    const { fields } = await openPage(ask, path);
    const drawing =
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9" onload="alert(1)"><script>alert(1)</script><path fill="#c8102e" d="M0 0H9V9Z"/></svg>';
    const file = new File([drawing], 'wappen.svg', { type: 'image/svg+xml' });
    const body = new FormData();
    for (const [name, value] of Object.entries(fields)) body.set(name, value);
    body.set('file', file);
    expect((await ask(path, { method: 'POST', body })).status).toBe(303);
    const { crest = '', icon } = await lookOf(await openApp(db));
    expect(crest).toMatch(/^\/uploads\/[\w-]+\.svg$/);
    expect(icon).toBe(crest);
    const answer = await ask(crest);
    expect(answer.headers.get('content-type')).toBe('image/svg+xml');
    expect(answer.headers.get('content-security-policy')).toContain('sandbox');
    const kept = await answer.text();
    expect(kept).toContain('<path fill="#c8102e"');
    expect(kept).not.toMatch(/script|onload/);
    for (const picture of ['/symbol/192.png', '/bild.png'])
      expect((await ask(picture)).headers.get('content-type')).toBe('image/png');
  });
});

test.each([
  ['pitch', '#ffd23f', 'Gelb', 'weiße Schrift'],
  ['signal', '#222222', 'Dunkelgrau', 'dunkle Schrift'],
] as const)('refuses a %s that makes text unreadable, and suggests the nearest colour', async (name, colour, called, text) => {
  const ask = await openAsAdmin(await freshDatabase('sqlite'));
  const { fields } = await openPage(ask, path);
  const answer = await postForm(ask, path, { ...fields, [name]: colour });
  const nearest = nearestReadable(name, colour);
  expect([answer.status, answer.wrong]).toEqual([
    422,
    {
      [name]: `Auf ${called} (${colour}) ist ${text} nicht zu lesen. Die nächste Farbe, auf der es geht, ist ${colourName(nearest)} (${nearest}).`,
    },
  ]);
  expect(answer.fields[name]).toBe(colour);
  expect((await postForm(ask, path, { ...fields, [name]: nearest })).status).toBe(303);
});

test('shows the error at the field for a word that is no colour', async () => {
  const ask = await openAsAdmin(await freshDatabase('sqlite'));
  const { fields } = await openPage(ask, path);
  const answer = await postForm(ask, path, { ...fields, pitch: 'rot' });
  const sentence = 'Bitte wähle eine Farbe, oder gib sie als #rrggbb ein.';
  expect([answer.status, answer.wrong]).toEqual([422, { pitch: sentence }]);
});

test('serves the stylesheet and drawings in chosen colours, and 404 for invalid addresses', async () => {
  const ask = await openApp(await freshDatabase('sqlite'));
  const styles = await ask(`/vereinsfarben/${word}.css`);
  expect(styles.headers.get('content-type')).toBe('text/css; charset=utf-8');
  const text = await styles.text();
  expect(text).toContain(`--club-pitch: ${red.pitch};`);
  expect(text).not.toContain('--win:');
  const drawing = await ask(`/vereinsfarben/${word}${club.pictures.hero}`);
  expect(drawing.headers.get('content-type')).toBe('image/svg+xml');
  expect((await drawing.text()).toLowerCase()).not.toContain(folderColours.pitch);
  const pixels = await ask(encodeURI(`/vereinsfarben/${word}${club.defaultPlayerImage}`));
  expect(pixels.headers.get('content-type')).toBe('image/png');
  for (const wrong of [
    '/vereinsfarben/rot.css',
    `/vereinsfarben/${word}`,
    `/vereinsfarben/${word}/images/..%2fclub.ts`,
    `/vereinsfarben/${word}/images/nicht-da.svg`,
    `/vereinsfarben/rot${club.pictures.hero}`,
  ])
    expect((await ask(wrong)).status).toBe(404);
});

test('an old data tree imports no branding; crest and colours survive import and export', () => {
  expect(parse({ news: {} }).snapshot.clubLook).toEqual([]);
  const look = { crest: '/images/wappen.svg', ...red };
  expect(notesOn({ look })).toEqual([]);
  const { snapshot } = parse({ look });
  expect(JSON.parse(formatTree(snapshot as never, kinds, settings)).look).toEqual(look);
});

test('shows the default crest instead of a crest on another server', async () => {
  const db = await freshDatabase('sqlite');
  await createClubLook(db, { crest: 'https://fremd.example/wappen.png' });
  expect((await lookOf(await openApp(db))).crest).toBe(club.crest);
});

test('shows the nearest readable colour for an imported colour, and skips invalid words', async () => {
  const { snapshot, notes } = parse({ look: { pitch: '#FFD23F', signal: 'weiß' } });
  expect(notes).toHaveLength(1);
  expect(snapshot.clubLook).toMatchObject([{ pitch: '#ffd23f', signal: null }]);
  const db = await freshDatabase('sqlite');
  await createClubLook(db, { pitch: '#ffd23f' });
  const { pitch } = await lookOf(await openApp(db));
  expect(pitch).toBe(nearestReadable('pitch', '#ffd23f'));
});
