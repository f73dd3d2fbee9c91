import { expect, test } from 'vitest';
import { club } from '#club/club.ts';
import { openPage, openTree } from '#test/pages/tree-page.ts';

test("the header leads to the club's Instagram and Facebook pages", async () => {
  const $ = await openPage(await openTree(), '/team');
  for (const [name, address] of [
    ['Instagram (neues Fenster)', club.instagramUrl],
    ['Facebook (neues Fenster)', club.facebookUrl],
  ] as const) {
    const link = $(`body > header a[href="${address}"]`).not('dialog a');
    expect(link).toHaveLength(1);
    expect([link.attr('aria-label'), link.text().trim()]).toContain(name);
    expect(link.attr('target')).toBe('_blank');
    expect(link.attr('rel')).toMatch(/noopener|noreferrer/);
  }
});

test('the server marks the current link of every page, before any script runs', async () => {
  const ask = await openTree();
  for (const [name, path] of [
    ['Spiele', '/spiele'],
    ['Tabelle', '/tabelle'],
    ['Geschichte', '/about'],
    ['Team', '/team'],
    ['Erfolge', '/history'],
    ['Führung', '/führung'],
    ['Kontakt', '/contact'],
    ['Sponsoren', '/sponsoren'],
    ['Login', '/login'],
  ] as const) {
    const $ = await openPage(ask, encodeURI(path));
    expect($('dialog#drawer a[aria-current=page]').text()).toBe(name);
  }
});

test('the footer names the club, its phone, its e-mail address and the year in Vienna', async () => {
  const $ = await openPage(await openTree(), '/about');
  const linked = (text: string) =>
    $('body > footer a').filter((_, link) => $(link).text().includes(text));
  expect(linked(club.phone).attr('href')).toBe('tel:+43316000000');
  expect(linked(club.email).attr('href')).toBe(`mailto:${club.email}`);
  const year = new Intl.DateTimeFormat('en', { timeZone: 'Europe/Vienna', year: 'numeric' });
  expect($('body > footer').text()).toContain(`© ${year.format(new Date())} ${club.name}`);
});

test('the footer has a newsletter field that is not required', async () => {
  const $ = await openPage(await openTree(), '/about');
  const field = $('body > footer [placeholder="E-Mail Adresse"]');
  expect(field.attr('type')).toBe('email');
  expect(field.attr('required')).toBeUndefined();
  const name = field.attr('aria-label') ?? $(`label[for="${field.attr('id')}"]`).text();
  expect(name).toContain('E-Mail');
});
