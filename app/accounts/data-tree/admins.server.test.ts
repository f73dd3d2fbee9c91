import { expect, test } from 'vitest';
import { parse } from '#test/sample-trees.ts';
import { writeAdmins } from './admins.server.ts';

test('imports admins by lowercase username and skips invalid entries', () => {
  const { snapshot, notes } = parse({
    admins: {
      anna: { email: 'anna@verein.example' },
      Bert: { email: 'mailto:bert@verein.example', rolle: 'x' },
      BERT: { email: 'zweiter@verein.example' },
      '': { email: 'leer@verein.example' },
      cora: {},
      dora: { email: 'keine' },
    },
  });
  expect(snapshot.admin).toEqual([
    { username: 'anna', email: 'anna@verein.example' },
    { username: 'bert', email: 'bert@verein.example' },
  ]);
  expect(notes.map(({ path, text }) => `${path}: ${text}`)).toEqual([
    'admins/Bert: Benutzername in "bert" geändert',
    'admins/Bert/email: "mailto:bert@verein.example" als "bert@verein.example" gelesen',
    'admins/Bert/rolle: unbekanntes Feld, nicht übernommen',
    'admins/BERT: Benutzername in "bert" geändert',
    'admins/BERT: Benutzername gibt es schon, übersprungen',
    'admins/: Benutzername fehlt, übersprungen',
    'admins/cora: ohne E-Mail-Adresse, übersprungen',
    'admins/dora/email: "keine" ist keine E-Mail-Adresse, weggelassen',
    'admins/dora: ohne E-Mail-Adresse, übersprungen',
  ]);
});

test('an imported admin without roles becomes an administrator; others get their roles', () => {
  const { snapshot, notes } = parse({
    teams: { u14: { name: 'U14' } },
    admins: {
      anna: { email: 'anna@verein.example' },
      bert: { email: 'bert@verein.example', roles: ['editorial', 'sport:u14', 'sport:first'] },
      cora: { email: 'cora@verein.example', roles: ['none'] },
      dora: { email: 'dora@verein.example', roles: { 0: 'sport', 1: 'sport' } },
    },
  });
  expect(notes).toEqual([]);
  expect(rolesIn(snapshot)).toEqual([
    ['anna', 'administration', 'club', null],
    ['bert', 'editorial', 'club', null],
    ['bert', 'sport', 'team', 'u14'],
    ['bert', 'sport', 'team', null],
    ['dora', 'sport', 'club', null],
  ]);
});

test('skips an unreadable role and gives no other role instead', () => {
  const roles = ['Redaktion', 'editorial:u14', 'sport:u16', 'sport:', '__proto__', 7, null];
  const { snapshot, notes } = parse({
    admins: {
      anna: { email: 'anna@verein.example', roles },
      bert: { email: 'bert@verein.example', roles: 'administration' },
      cora: { email: 'cora@verein.example', roles: [] },
    },
  });
  expect(rolesIn(snapshot)).toEqual([]);
  expect(notes.map(({ text }) => text)).toContain('"Redaktion" ist keine Aufgabe, übersprungen');
  expect(notes.map(({ text }) => text)).toContain('"sport:u16" ist keine Aufgabe, übersprungen');
});

test('exports admins and their roles exactly as they were imported', () => {
  const teams = { u14: { name: 'U14' } };
  const admins = {
    anna: { email: 'anna@verein.example' },
    bert: { email: 'bert@verein.example', roles: ['editorial', 'sport:first', 'sport:u14'] },
    cora: { email: 'cora@verein.example', roles: ['none'] },
  };
  const { snapshot } = parse({ teams, admins });
  expect(writeAdmins(snapshot as Parameters<typeof writeAdmins>[0])).toEqual(admins);
});

function rolesIn({ adminRole }: ReturnType<typeof parse>['snapshot']) {
  return adminRole.map(({ username, role, scope, teamId }) => [username, role, scope, teamId]);
}
