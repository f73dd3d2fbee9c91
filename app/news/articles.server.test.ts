import { expect, test } from 'vitest';
import { freshDatabase, onEachEngine } from '#test/database.ts';
import { createArticle } from '#test/factories.ts';
import { findArticle, listLatestArticles } from './articles.server.ts';

const now = new Date('2025-07-01T12:00:00.000Z');

/** HTML that the import has not sanitised. */
const unsafe =
  '<p onclick="alert(1)">Ein <b>Satz</b></p><script>alert(2)</script>' +
  '<a href="javascript:alert(3)">mehr</a>';

onEachEngine((engine) => {
  test('listLatestArticles returns the articles with the highest ids first', async () => {
    const db = await freshDatabase(engine);
    await createArticle(db, { id: 9, title: 'Neun', publishedOn: '2025-06-03' });
    await createArticle(db, { id: 10, title: 'Zehn', publishedOn: '2025-06-01' });
    await createArticle(db, { id: 8, title: 'Acht', publishedOn: '2025-06-02' });
    const articles = await listLatestArticles(db, 2, now);
    expect(articles.map(({ title }) => title)).toEqual(['Zehn', 'Neun']);
    expect(await listLatestArticles(db, 7, now)).toHaveLength(3);
  });

  test('an article card contains the beginning of the text without markup, not the whole text', async () => {
    const db = await freshDatabase(engine);
    await createArticle(db, {
      title: 'Neuer Kapitän',
      publishedOn: '2025-03-01',
      content: `<h2>Titel</h2><p>${'Über Ärger. '.repeat(20)}</p>`,
    });
    expect(await listLatestArticles(db, 7, now)).toEqual([
      {
        slug: 'neuer-kapitän',
        title: 'Neuer Kapitän',
        publishedOn: '2025-03-01',
        excerpt: `Titel ${'Über Ärger. '.repeat(7)}Über...`,
        image: null,
      },
    ]);
  });

  test('findArticle accepts both slugs, with composed and decomposed umlauts', async () => {
    const db = await freshDatabase(engine);
    await createArticle(db, { title: 'Neuer Kapitän' });
    const title = 'Neuer Kapitän';
    expect(await findArticle(db, 'neuer-kapitän'.normalize('NFC'), now)).toMatchObject({ title });
    expect(await findArticle(db, 'neuer-kapitän'.normalize('NFD'), now)).toMatchObject({ title });
    expect(await findArticle(db, 'neuer-kapitn', now)).toMatchObject({ title });
  });

  test('findArticle returns the main slug when searched by the ASCII slug', async () => {
    const db = await freshDatabase(engine);
    await createArticle(db, {
      title: 'Erster Sieg für uns',
      publishedOn: '2025-06-01',
      content: '<p>Ein <b>Sieg</b>.</p>',
    });
    expect(await findArticle(db, 'erster-sieg-fr-uns', now)).toEqual({
      slug: 'erster-sieg-für-uns',
      title: 'Erster Sieg für uns',
      publishedOn: '2025-06-01',
      content: '<p>Ein <b>Sieg</b>.</p>',
      excerpt: 'Ein Sieg...',
      image: null,
      imageAlt: null,
      aboutGame: null,
      isArchived: false,
    });
  });

  test('findArticle prefers a slug over the ASCII slug of another article', async () => {
    const db = await freshDatabase(engine);
    await createArticle(db, { title: 'Kapitn' });
    await createArticle(db, { title: 'Kapitän' });
    expect(await findArticle(db, 'kapitn', now)).toMatchObject({ title: 'Kapitn' });
  });

  test('finds the newer of two articles with one ASCII slug', async () => {
    const db = await freshDatabase(engine);
    await createArticle(db, { id: 2, title: 'Kapitön' });
    await createArticle(db, { id: 1, title: 'Kapitän' });
    expect(await findArticle(db, 'kapitn', now)).toMatchObject({ title: 'Kapitön' });
    expect(await findArticle(db, 'kapitän', now)).toMatchObject({ title: 'Kapitän' });
  });

  test('finds no article for an unknown slug', async () => {
    const db = await freshDatabase(engine);
    await createArticle(db, { title: 'Ein Sieg' });
    expect(await findArticle(db, 'ein-sie', now)).toBeUndefined();
    expect(await findArticle(db, 'Ein Sieg', now)).toBeUndefined();
  });

  test('findArticle and listLatestArticles remove scripts from stored articles', async () => {
    const db = await freshDatabase(engine);
    await createArticle(db, { title: 'Ein Sieg', content: unsafe });
    const article = await findArticle(db, 'ein-sieg', now);
    expect(article?.content).toBe('<p>Ein <b>Satz</b></p>mehr');
    expect(article?.excerpt).toBe('Ein Satz mehr...');
    expect(await listLatestArticles(db, 1, now)).toMatchObject([{ excerpt: 'Ein Satz mehr...' }]);
  });
});
