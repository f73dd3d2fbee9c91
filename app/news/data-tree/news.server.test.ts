import { expect, test } from 'vitest';
import { notesOn, parse } from '#test/sample-trees.ts';

const whole = { title: 'Kapitän bestätigt', date: '2024-12-15', content: '<p>Text</p>' };
const onArticle = (fields: object) => notesOn({ news: { 1: { ...whole, ...fields } } });
const article = (fields: object) =>
  parse({ news: { 1: { ...whole, ...fields } } }).snapshot.article[0];
const ids = (news: unknown) => {
  const { snapshot, notes } = parse({ news });
  return {
    ids: snapshot.article.map(({ id }) => id),
    notes: notes.map(({ path, text }) => `${path}: ${text}`),
  };
};

test('the import keeps a description of a picture that the form accepts', () => {
  const article = { title: 'Titel', date: '2026-01-01', content: '', imageAlt: 'x'.repeat(300) };
  expect(parse({ news: { 1: article } }).snapshot.article[0]?.imageAlt).toBe(article.imageAlt);
});

test('no imported article gets the address of the previews', () => {
  const article = { title: 'Titel', date: '2026-01-01', content: '', slug: 'vorschau' };
  const { snapshot } = parse({ news: { 1: article, 2: { ...article, title: 'Vorschau' } } });
  expect(snapshot.article.map(({ slug }) => slug)).not.toContain('vorschau');
});

test('the import creates the slug and the ASCII slug of an article', () => {
  expect(onArticle({})).toEqual([]);
  expect(article({})).toEqual({
    ...{ id: 1, key: '1', slug: 'kapitän-bestätigt', asciiSlug: 'kapitn-besttigt' },
    ...{ title: 'Kapitän bestätigt', publishedOn: '2024-12-15', content: '<p>Text</p>' },
    ...{ image: null, imageAlt: null, aboutGame: null },
    ...{ state: 'published', appearsAt: null, isTold: 1 },
  });
});

test('the import reads the state, the publication time and the game of an article', () => {
  expect(article({ state: 'draft' })).toMatchObject({ state: 'draft', appearsAt: null });
  const planned = { appearsAt: '2026-05-11T18:00:00.000Z' };
  expect(article(planned)).toMatchObject({ ...planned, state: 'published', isTold: 0 });
  expect(onArticle({ ...planned, state: 'archived', game: '-G05' })).toEqual([]);
  expect(article({ game: '-G05' })).toMatchObject({ aboutGame: '-G05' });
});

test('imports an article with an unknown state as a draft', () => {
  expect(article({ state: 'geheim' })).toMatchObject({ state: 'draft' });
  expect(onArticle({ state: 'geheim' })).toHaveLength(1);
});

test('the import reads the picture of an article and its description', () => {
  const pictured = { image: '/uploads/jubel.jpg', imageAlt: 'Jubel nach dem Tor' };
  expect(article(pictured)).toMatchObject(pictured);
});

test.each([
  ['Dezember 15, 2024', '2024-12-15'],
  ['December 5, 2024', '2024-12-05'],
  ['15. Dezember 2024', '2024-12-15'],
  ['3. May 2025', '2025-05-03'],
  ['3 Mai 2025', '2025-05-03'],
  ['Jänner 7, 2025', '2025-01-07'],
  ['März 1, 2025', '2025-03-01'],
  ['Oct 31, 2025', '2025-10-31'],
  ['15.12.2024', '2024-12-15'],
])('the import reads the date label %s as %s', (date, publishedOn) => {
  expect(article({ date })).toMatchObject({ publishedOn });
  expect(onArticle({ date })).toEqual([`news/1/date: "${date}" als ${publishedOn} gelesen`]);
});

test('the import reads an ISO instant as the day in Vienna', () => {
  expect(article({ date: '2024-12-15T23:30:00.000Z' })).toMatchObject({
    publishedOn: '2024-12-16',
  });
});

test.each([
  [{ title: '' }, 'title: fehlt, Artikel übersprungen'],
  [{ date: undefined }, 'date: fehlt, Artikel übersprungen'],
  [{ date: 'Februar 30, 2025' }, 'date: "Februar 30, 2025" ist kein Datum, Artikel übersprungen'],
  [{ date: 'Brumaire 3, 2025' }, 'date: "Brumaire 3, 2025" ist kein Datum, Artikel übersprungen'],
])('the import skips an article with %j', (fields, text) => {
  expect(onArticle(fields)).toEqual([`news/1/${text}`]);
  expect(article(fields)).toBeUndefined();
});

test('the import cuts off content after a hundred thousand characters, with a note', () => {
  const content = `<p>${'x'.repeat(48_000_000)}</p>`;
  expect(article({ content })?.content).toBe(`<p>${'x'.repeat(100_000 - 3)}</p>`);
  expect(onArticle({ content })).toEqual([
    'news/1/content: 48000007 Zeichen sind zu viel, nach 100000 abgeschnitten',
  ]);
});

test('the import cuts off content with too many tags, with a note', () => {
  const cells = '<td>1</td>'.repeat(8_000);
  expect(article({ content: cells })?.content).toBe('<td>1</td>'.repeat(6_667));
  expect(onArticle({ content: cells })).toEqual([
    'news/1/content: zu viele Tags und Entities, nach den ersten abgeschnitten',
  ]);
});

test('the import removes forbidden HTML from content, with a note', () => {
  expect(article({ content: '<p onclick="x()">A</p>' })).toMatchObject({ content: '<p>A</p>' });
  expect(onArticle({ content: '<p onclick="x()">A</p>' })).toEqual([
    'news/1/content: HTML bereinigt: nicht erlaubte Teile entfernt',
  ]);
  expect(onArticle({ content: '<p>A<br>B &amp; C</p>' })).toEqual([]);
  expect(onArticle({ content: undefined })).toEqual(['news/1/content: fehlt']);
  expect(onArticle({ content: 5 })).toEqual(['news/1/content: 5 ist kein Text, weggelassen']);
});

test('the import uses the key or the field id as article number', () => {
  expect(ids([null, whole, whole])).toEqual({
    ids: [1, 2],
    notes: ['news/0: leerer Platz, übersprungen'],
  });
  expect(
    ids([
      { ...whole, id: 1 },
      { ...whole, id: 7 },
    ]),
  ).toEqual({ ids: [1, 7], notes: [] });
});

test('the import gives the next free number to an article without a number', () => {
  expect(ids({ '-Oa': whole, 3: whole, '-Ob': whole, '-Oc': { ...whole, id: 3 } })).toEqual({
    ids: [3, 4, 5, 6],
    notes: [
      'news/-Oa: bekommt die Nummer 4',
      'news/-Ob: bekommt die Nummer 5',
      'news/-Oc: bekommt die Nummer 6',
    ],
  });
});

test('articles with one title get different addresses', () => {
  const { snapshot } = parse({ news: { 1: whole, 2: whole, 3: { ...whole, slug: 'eigen' } } });
  expect(snapshot.article.map(({ slug, asciiSlug }) => [slug, asciiSlug])).toEqual([
    ['kapitän-bestätigt', 'kapitn-besttigt'],
    ['kapitän-bestätigt-2', 'kapitn-besttigt-2'],
    ['eigen', 'eigen'],
  ]);
});
