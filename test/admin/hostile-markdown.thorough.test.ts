import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { kinds } from '#app/kinds.server.ts';
import { replaceSnapshot } from '#platform/data-tree/snapshot.server.ts';
import { freshDatabase, onEnginesOfRun } from '#test/database.ts';
import { type Ask, openApp } from '#test/open-app.ts';
import { parse } from '#test/sample-trees.ts';
import { askAsAdmin, formPost } from '#test/sign-in-admin.ts';
import { type FormPage, openPage, postForm } from './form-page.ts';

const hostileTexts = [
  '>'.repeat(9000),
  '- '.repeat(9000),
  '*a_'.repeat(6600),
  '['.repeat(19_000),
  `a${' '.repeat(19_000)}b`,
  `- ${'  a\n'.repeat(4000)}`,
  'www.a.b/('.repeat(2200),
  `${'|a'.repeat(30)}|\n${'|-'.repeat(30)}|\n${'a\n'.repeat(2000)}`,
  '<b>'.repeat(6000),
  '<!--\0<![CDATA[\u202E\uD800</textarea></script>',
  '{name}'.repeat(3300),
  `{__proto__} {constructor} [a](javascript:alert(1)) ![a](data:x)`,
];
const places = {
  story: '/about',
  imprint: '/impressum',
  privacy: '/privacy',
  accessibility: '/barrierefreiheit',
};
const articles = '/admin/neuigkeiten';
const newsletters = '/admin/newsletter';
const everywhere = [...Object.values(places), '/', '/news', '/news.rss', '/sitemap.xml'];

/** Fails unless the form was saved, answered with a question, or refused with an error sentence. */
function expectAnswer({ status, wrong }: FormPage, what: string) {
  expect([303, 409, 422], what).toContain(status);
  if (status === 422) expect(Object.values(wrong).join(), what).toMatch(/\.$/);
}

async function expectPages(ask: Ask, paths: string[]) {
  for (const path of paths) expect((await ask(path)).status, path).toBe(200);
}

onEnginesOfRun((engine) => {
  test('refuses a hostile club text with a sentence or shows it on its page', async () => {
    const db = await freshDatabase(engine);
    const everybody = await openApp(db);
    const admin = await askAsAdmin(everybody, db);
    for (const [number, text] of hostileTexts.entries()) {
      const [name = '', path = ''] = Object.entries(places)[number % 4] ?? [];
      const { fields } = await openPage(admin, `/admin/texte/${name}`);
      const answer = await postForm(admin, `/admin/texte/${name}`, { ...fields, text });
      expectAnswer(answer, `${name}: ${text.slice(0, 20)}`);
      await expectPages(everybody, [path]);
      await expectPages(admin, [`/admin/texte/${name}`]);
    }
  });

  test('a hostile article is published or refused with a message; its draft and preview open', async () => {
    const db = await freshDatabase(engine);
    const everybody = await openApp(db);
    const admin = await askAsAdmin(everybody, db);
    for (const [number, text] of hostileTexts.entries()) {
      const { fields } = await openPage(admin, `${articles}/neu`);
      const article = { ...fields, title: `Nummer ${number}`, text, state: 'published' };
      const kept = await admin(`${articles}/neu/entwurf`, formPost(article));
      expect(kept.status).toBe(200);
      await expectPages(admin, [`${articles}/neu?entwurf=${fields.recordId}`]);
      const made = await postForm(admin, `${articles}/neu`, { ...article, intent: 'preview' });
      const page = await openPage(admin, String(made.location));
      const [preview = ''] = /\/news\/vorschau\/[\w-]{43}/.exec(page.text) ?? [];
      await expectPages(everybody, [preview]);
      const answer = await postForm(admin, `${articles}/neu`, article);
      expectAnswer(answer, text.slice(0, 20));
      if (answer.status === 303)
        await expectPages(everybody, [`/news/nummer-${number}`, '/news?suche=nummer']);
    }
    await expectPages(everybody, everywhere);
  });

  test('a hostile newsletter is shown and stored, or refused with a message', async () => {
    const db = await freshDatabase(engine);
    const admin = await askAsAdmin(await openApp(db), db);
    for (const body of hostileTexts)
      for (const intent of ['preview', 'save']) {
        const recordId = randomUUID();
        const typed = { intent, recordId, version: 'none', subject: 'März', body };
        const answer = await postForm(admin, `${newsletters}/neu`, typed);
        expect([200, 303, 422], body.slice(0, 20)).toContain(answer.status);
        if (answer.status === 422) expect(answer.wrong.body).toMatch(/\.$/);
        if (answer.status === 303) await expectPages(admin, [`${newsletters}/${recordId}`]);
      }
  });

  test('imports a data tree with hostile texts, and every page opens', async () => {
    const db = await freshDatabase(engine);
    const everybody = await openApp(db);
    const news = hostileTexts.map((content, number) => ({
      ...{ title: `Nummer ${number}`, date: '2026-03-15', content },
    }));
    for (const text of hostileTexts) {
      const texts = Object.fromEntries(Object.keys(places).map((name) => [name, { text }]));
      await replaceSnapshot(db, kinds, parse({ texts, news }).snapshot, new Date());
      await expectPages(everybody, Object.values(places));
    }
    await expectPages(everybody, everywhere);
    const admin = await askAsAdmin(everybody, db);
    for (const { key, slug } of await db.selectFrom('article').selectAll().execute()) {
      await expectPages(everybody, [`/news/${slug}`]);
      await expectPages(admin, [`${articles}/${key}`, `${newsletters}/neu?artikel=${slug}`]);
    }
  });
});
