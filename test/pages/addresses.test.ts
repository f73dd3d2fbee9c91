import { expect, test } from 'vitest';
import { club } from '#club/club.ts';
import { missingPage, pages } from '#test/e2e/pages.ts';
import { starter, starterText } from '#test/e2e/starter.ts';
import { openPage, openTree, readLine, readLines } from './tree-page.ts';

test('each page shows its own heading, its own title and the expected facts', async () => {
  const ask = await openTree(starterText);
  for (const { path, h1, title, facts } of pages) {
    const $ = await openPage(ask, path);
    expect($('head > title').text()).toBe(title);
    expect(readLines($, $('h1'))).toEqual([h1]);
    expect($('html').attr('lang')).toMatch(/^de\b/);
    const text = $('main').text().replaceAll('\u00AD', '');
    for (const fact of facts) expect(text, path).toContain(fact);
  }
  const titles = [...pages, missingPage].map(({ title }) => title);
  expect(new Set(titles).size, 'no two pages share one').toBe(titles.length);
});

test('every page has its own German description', async () => {
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

test('an unknown address shows the German 404 page', async () => {
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
    expect(readLine($('h1'))).toBe('404 - Seite nicht gefunden');
    expect($('html').attr('lang')).toMatch(/^de\b/);
  }
});

test('the page of a missing record answers 404 and names the missing record', async () => {
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
    expect(readLine($('h1'))).toBe(message);
    expect($('head > title').text()).toBe(`${message} | Fortuna Musterau`);
  }
});

test('/admin sends a visitor to /login', async () => {
  const answer = await (await openTree(starterText))('/admin');
  expect(answer.status).toBe(303);
  expect(answer.headers.get('Location')).toBe('/login?zu=%2Fadmin');
});

test('ignores a trailing slash and lower-case escapes in an address', async () => {
  const ask = await openTree(starterText);
  for (const [path, h1] of [
    ['/team/', 'Unser Team'],
    ['/f%C3%BChrung/', 'Vorstand'],
    ['/saison/2024/', 'Saison 2024'],
    ['/f%c3%bchrung', 'Vorstand'],
  ] as const)
    expect(readLine((await openPage(ask, path))('h1')), path).toBe(h1);
});

test('marks English text in a German page with lang="en"', async () => {
  const ask = await openTree(starterText);
  for (const [path, status, text] of [
    ['/', 200, 'Latest News'],
    ['/news/x', 404, 'Article not found'],
  ] as const) {
    const $ = await openPage(ask, path, status);
    expect($('html').attr('lang')).toBe('de-AT');
    expect(readLines($, $('main [lang=en]'))).toEqual([text]);
  }
});

test('a typed address with umlauts opens its page', async () => {
  const ask = await openTree(starterText);
  for (const [typed, h1] of [
    ['/führung', 'Vorstand'],
    ['/führung/', 'Vorstand'],
    ['/führung?von=dort', 'Vorstand'],
    ['/spieler/Jürgen Tannreiter', 'Jürgen Tannreiter'],
    ['/trainer/Nero Lipanjić', 'Nero Lipanjić'],
    ['/news/jonas-sandling-ist-unser-neuer-kapitän', 'Jonas Sandling ist unser neuer Kapitän'],
  ] as const)
    expect(readLine((await openPage(ask, encodeURI(typed)))('h1')), typed).toBe(h1);
});

test('an address with two-character umlauts, as macOS writes them, leads to its page', async () => {
  const ask = await openTree(starterText);
  for (const path of ['/spieler/Jürgen Tannreiter', '/news/jonas-sandling-ist-unser-neuer-kapitän'])
    await openPage(ask, encodeURI(path.normalize('NFD')));
});

test('the page of an unknown trainer links to the home page with “Zurück zur Übersicht”', async () => {
  const $ = await openPage(await openTree(starterText), '/trainer/Niemand', 404);
  const back = $('main a').filter((_, link) => readLine($(link)) === 'Zurück zur Übersicht');
  expect(back.attr('href')).toBe('/');
});

test('every article opens under its slug and under the ASCII form of its slug', async () => {
  const ask = await openTree(starterText);
  for (const { title } of Object.values(starter.news)) {
    const hyphened = title.toLowerCase().replace(/\s+/g, '-');
    for (const slug of [
      hyphened.replace(/[^\p{L}\d_-]/gu, ''),
      hyphened.replace(/[^a-z\d_-]/g, ''),
    ]) {
      const $ = await openPage(ask, `/news/${encodeURIComponent(slug)}`);
      expect($('head > title').text(), slug).toContain(`${title} |`);
    }
  }
});

test('an article shows its title, date and text and links to the home page', async () => {
  const address = '/news/jonas-sandling-ist-unser-neuer-kapit%C3%A4n';
  const $ = await openPage(await openTree(starterText), address);
  const article = $('main article');
  expect(readLine(article.find('h1'))).toBe('Jonas Sandling ist unser neuer Kapitän');
  expect(readLine(article.find('time'))).toBe('27. Februar 2025');
  expect(article.find('time').attr('datetime')).toBe('2025-02-27');
  expect(readLine(article.find('strong').first())).toBe('Jonas Sandling');
  const back = $('main a').filter((_, link) => readLine($(link)) === 'Zurück');
  expect(back.attr('href')).toBe('/');
});

test('the contact page shows address and telephone, and its form has the required fields', async () => {
  const $ = await openPage(await openTree(starterText), '/contact');
  const main = $('main');
  expect(main.find(`a[href="mailto:${club.email}"]`).text()).toBe(club.email);
  expect(main.find('a[href="tel:+43316000000"]').text()).toBe(club.phone);
  for (const line of [club.postalAddress.street, club.postalAddress.city])
    expect(readLine(main.find('address'))).toContain(line);
  for (const name of ['name', 'email', 'message'])
    expect(main.find(`form [name=${name}]`).attr('required')).toBeDefined();
  expect(main.find('form [name=email]').attr('type')).toBe('email');
  expect(main.find('form [name=message]').attr('rows')).toBe('4');
});
