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
  test('the latest articles are those of the highest ids, newest first', async () => {
    const db = await freshDatabase(engine);
    await createArticle(db, { id: 9, title: 'Neun', publishedOn: '2025-06-03' });
    await createArticle(db, { id: 10, title: 'Zehn', publishedOn: '2025-06-01' });
    await createArticle(db, { id: 8, title: 'Acht', publishedOn: '2025-06-02' });
    const articles = await listLatestArticles(db, 2, now);
    expect(articles.map(({ title }) => title)).toEqual(['Zehn', 'Neun']);
    expect(await listLatestArticles(db, 7, now)).toHaveLength(3);
  });

  test('a card has the beginning of the text, without markup, and not the text itself', async () => {
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
        preview: `Titel ${'Über Ärger. '.repeat(7)}Über...`,
        image: null,
      },
    ]);
  });

  test('an article is found by both slugs, umlauts in either form', async () => {
    const db = await freshDatabase(engine);
    await createArticle(db, { title: 'Neuer Kapitän' });
    const title = 'Neuer Kapitän';
    expect(await findArticle(db, 'neuer-kapitän'.normalize('NFC'), now)).toMatchObject({ title });
    expect(await findArticle(db, 'neuer-kapitän'.normalize('NFD'), now)).toMatchObject({ title });
    expect(await findArticle(db, 'neuer-kapitn', now)).toMatchObject({ title });
  });

  test('an article comes with its own slug, whichever it was found by', async () => {
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
      preview: 'Ein Sieg...',
      image: null,
      imageAlt: null,
      aboutGame: null,
      isArchived: false,
    });
  });

  test('a slug goes before another article’s ASCII slug', async () => {
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

  test('a script stored past the import does not come out', async () => {
    const db = await freshDatabase(engine);
    await createArticle(db, { title: 'Ein Sieg', content: unsafe });
    const article = await findArticle(db, 'ein-sieg', now);
    expect(article?.content).toBe('<p>Ein <b>Satz</b></p>mehr');
    expect(article?.preview).toBe('Ein Satz mehr...');
    expect(await listLatestArticles(db, 1, now)).toMatchObject([{ preview: 'Ein Satz mehr...' }]);
  });
});
