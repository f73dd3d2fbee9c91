import { expect, test } from 'vitest';
import { missingPage, pages } from '#test/e2e/pages.ts';
import { starterText } from '#test/e2e/starter.ts';
import { lineOf, linesOf, openPage, openTree } from './tree-page.ts';

test('each page has its own heading and title, and what a visitor comes for', async () => {
  const ask = await openTree(starterText);
  for (const { path, h1, title, facts } of pages) {
    const $ = await openPage(ask, path);
    expect($('head > title').text()).toBe(title);
    expect(linesOf($, $('h1'))).toEqual([h1]);
    expect($('html').attr('lang')).toMatch(/^de\b/);
    const text = $('main').text().replaceAll('\u00AD', '');
    for (const fact of facts) expect(text, path).toContain(fact);
  }
  const titles = [...pages, missingPage].map(({ title }) => title);
  expect(new Set(titles).size, 'no two pages share one').toBe(titles.length);
});

test('every page says what it is about in a German sentence of its own', async () => {
  const ask = await openTree(starterText);
  const descriptions: string[] = [];
  for (const { path } of pages) {
    const found = (await openPage(ask, path))('head > meta[name=description]');
    expect(found, path).toHaveLength(1);
    descriptions.push(found.attr('content') ?? '');
  }
  expect(new Set(descriptions).size, 'no two pages say the same').toBe(pages.length);
  for (const description of descriptions) {
    expect(description.length).toBeGreaterThan(20);
    expect(description).toMatch(/\b(und|der|die|das|dem|den|von|bei|wie|für|um|im|ist)\b/i);
  }
});

test('what is no page says so', async () => {
  const ask = await openTree(starterText);
  for (const path of [
    '/gibt-es-nicht',
    '/spieler',
    '/team/mehr',
    '/admin/kader/ein/wort',
    '/index.php',
  ]) {
    const $ = await openPage(ask, path, 404);
    expect($('head > title').text()).toBe(missingPage.title);
    expect(lineOf($('h1'))).toBe('404 - Seite nicht gefunden');
    expect($('html').attr('lang')).toMatch(/^de\b/);
  }
});

test('a page of what does not exist answers 404, and says what is missing', async () => {
  const ask = await openTree(starterText);
  for (const [path, message] of [
    ['/spieler/Niemand', 'Spieler nicht gefunden'],
    ['/spieler/Marius%20Pappelnig', 'Spieler nicht gefunden'],
    ['/trainer/Niemand', 'Trainer nicht gefunden'],
    ['/trainer/Jonas%20Sandling', 'Trainer nicht gefunden'],
    ['/spiele/spielbericht/fortuna-musterau-vs-niemand', 'Spielinformationen nicht verfügbar.'],
    ['/saison/1999', 'Keine Saison-Daten vorhanden.'],
    ['/news/gibt-es-nicht', 'Article not found'],
  ] as const) {
    const $ = await openPage(ask, path, 404);
    expect(lineOf($('h1'))).toBe(message);
    expect($('head > title').text()).toBe(`${message} | Fortuna Musterau`);
  }
});

test('/admin sends a visitor to /login', async () => {
  const answer = await (await openTree(starterText))('/admin');
  expect(answer.status).toBe(303);
  expect(answer.headers.get('Location')).toBe('/login?zu=%2Fadmin');
});

test('a slash at the end and small letters in an encoded address make no other page', async () => {
  const ask = await openTree(starterText);
  for (const [path, h1] of [
    ['/team/', 'Unser Team'],
    ['/f%C3%BChrung/', 'Vorstand'],
    ['/saison/2024/', 'Saison 2024'],
    ['/f%c3%bchrung', 'Vorstand'],
  ] as const)
    expect(lineOf((await openPage(ask, path))('h1')), path).toBe(h1);
});

test('what is English is marked so, in a German page', async () => {
  const ask = await openTree(starterText);
  for (const [path, status, text] of [
    ['/', 200, 'Latest News'],
    ['/news/x', 404, 'Article not found'],
  ] as const) {
    const $ = await openPage(ask, path, status);
    expect($('html').attr('lang')).toBe('de-AT');
    expect(linesOf($, $('main [lang=en]'))).toEqual([text]);
  }
});
