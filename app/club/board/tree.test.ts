import { expect, test } from 'vitest';
import { kinds } from '#app/kinds.server.ts';
import { formatTree, parseTree } from '#platform/data-tree/tree.server.ts';
import { notesOn, parse, settings } from '#test/sample-trees.ts';

const whole = { name: 'Anna', role: 'Präsidentin' };
const onMember = (fields: object) => notesOn({ board: { a: { ...whole, ...fields } } });
const member = (fields: object) =>
  parse({ board: { a: { ...whole, ...fields } } }).snapshot.boardMember[0];

test('imports a board member with every field and adds no note', () => {
  const fields = {
    ...{ contact: 'anna@verein.example', image: '/a.svg', bio: 'Erste Zeile\nZweite Zeile' },
    socialLinks: { linkedin: 'https://l.example', twitter: '', instagram: 'http://i.example' },
  };
  expect(onMember(fields)).toEqual([]);
  expect(member(fields)).toEqual({
    ...{ id: 'a', ordinal: 0, name: 'Anna', role: 'Präsidentin', email: 'anna@verein.example' },
    ...{ image: '/a.svg', bio: 'Erste Zeile\nZweite Zeile', linkedin: 'https://l.example' },
    ...{ twitter: null, instagram: 'http://i.example' },
  });
});

test.each([
  [{ role: undefined }, 'role: fehlt, „Vorstand“ eingesetzt', { role: 'Vorstand' }],
  [
    { contact: 'mailto:a@b.example?subject=x' },
    'contact: "mailto:a@b.example?subject=x" als "a@b.example" gelesen',
    { email: 'a@b.example' },
  ],
  [
    { contact: 'javascript:x' },
    'contact: "javascript:x" ist keine E-Mail-Adresse, weggelassen',
    { email: null },
  ],
  [
    { socialLinks: { twitter: 'javascript:x' } },
    'socialLinks/twitter: "javascript:x" ist keine Adresse mit http:// oder https://, weggelassen',
    { twitter: null },
  ],
  [
    { socialLinks: { twitter: '@anna' } },
    'socialLinks/twitter: "@anna" ist keine Adresse mit http:// oder https://, weggelassen',
    { twitter: null },
  ],
  [
    { socialLinks: { twitter: 'x.com/anna' } },
    'socialLinks/twitter: "x.com/anna" als "https://x.com/anna" gelesen',
    { twitter: 'https://x.com/anna' },
  ],
  [
    { socialLinks: { mastodon: 'x' } },
    'socialLinks/mastodon: unbekanntes Feld, nicht übernommen',
    {},
  ],
])('repairs %j and adds one note', (fields, text, row) => {
  expect(onMember(fields)).toEqual([`board/a/${text}`]);
  expect(member(fields)).toMatchObject(row);
});

test('import and export keep the order of the board members', () => {
  const { snapshot } = parse({
    board: { b: { ...whole, order: 0 }, a: { ...whole, order: 2 }, 7: { ...whole, order: 1 } },
  });
  const ids = (members: typeof snapshot.boardMember) => members.map(({ id }) => id);
  expect(ids(snapshot.boardMember)).toEqual(['b', '7', 'a']);
  const exported = formatTree(snapshot as never, kinds, settings);
  expect(ids(parseTree(exported, kinds, settings).snapshot.boardMember)).toEqual(['b', '7', 'a']);
  expect(
    formatTree(parse({ board: { b: whole, a: whole } }).snapshot as never, kinds, settings),
  ).not.toContain('order');
});

test('imports only web links for sponsors and the fan shop', () => {
  const { snapshot, notes } = parse({
    sponsors: [
      { name: 'Bar', logoUrl: '/bar.svg', websiteUrl: 'www.bar.example' },
      { websiteUrl: 'data:x' },
    ],
    fanShop: { title: 'Shop', link: 'javascript:x' },
  });
  const usual = { level: 'Sponsor', shownFrom: null, shownUntil: null };
  expect(snapshot.sponsor).toEqual([
    {
      id: '0',
      ordinal: 0,
      name: 'Bar',
      logo: '/bar.svg',
      website: 'https://www.bar.example',
      ...usual,
    },
    { id: '1', ordinal: 1, name: 'Unbekannt', logo: null, website: null, ...usual },
  ]);
  expect(snapshot.fanShop).toEqual([]);
  expect(notes.map(({ path, text }) => `${path}: ${text}`)).toEqual([
    'sponsors/0/websiteUrl: "www.bar.example" als "https://www.bar.example" gelesen',
    'sponsors/1/name: fehlt, „Unbekannt“ eingesetzt',
    'sponsors/1/websiteUrl: "data:x" ist keine Adresse mit http:// oder https://, weggelassen',
    'fanShop/link: "javascript:x" ist keine Adresse mit http:// oder https://, weggelassen',
    'fanShop: ohne Adresse in link, übersprungen',
  ]);
});
