import { expect, test } from 'vitest';
import { parse } from '#test/sample-trees.ts';

test('admins are kept by lowercased user name', () => {
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
