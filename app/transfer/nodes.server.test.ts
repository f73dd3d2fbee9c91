import fc from 'fast-check';
import { expect, test } from 'vitest';
import { notesOn, settings } from '../../test/sample-trees.ts';
import { findJsonFault } from './json-fault.server.ts';
import { TreeError } from './note.server.ts';
import { parseTree } from './tree.server.ts';

const error = (text: string) => {
  try {
    parseTree(text, settings);
  } catch (error) {
    expect(error).toBeInstanceOf(TreeError);
    return (error as TreeError).message;
  }
  throw new Error('parsed');
};

test.each([
  ['', 'Die Datei ist leer.'],
  ['hallo', 'Die Datei ist kein JSON: Fehler in Zeile 1, Spalte 1.'],
  ['{"players":{}}}', 'Die Datei ist kein JSON: Fehler in Zeile 1, Spalte 15.'],
  ['{\n  "players": {"a": tru}\n}', 'Die Datei ist kein JSON: Fehler in Zeile 2, Spalte 20.'],
  ['{\n  "players": {},\n}', 'Die Datei ist kein JSON: Fehler in Zeile 3, Spalte 1.'],
  ['{"a": "x\ny"}', 'Die Datei ist kein JSON: Fehler in Zeile 1, Spalte 9.'],
  ['{"a": "\\x"}', 'Die Datei ist kein JSON: Fehler in Zeile 1, Spalte 8.'],
  [
    '{\n"players": {',
    'Die Datei ist kein vollständiges JSON: Sie bricht in Zeile 2, Spalte 13 ab.',
  ],
])('%j is no JSON', (text, message) => {
  expect(error(text)).toBe(message);
});

test.each([
  ['[]', 'Ganz oben steht eine Liste statt eines Objekts mit players, games usw.'],
  ['null', 'Ganz oben steht null statt eines Objekts mit players, games usw.'],
  ['"x"', 'Ganz oben steht ein Text statt eines Objekts mit players, games usw.'],
  ['{"players":5}', 'Unter „players“ steht eine Zahl statt einer Sammlung.'],
  ['{"news":"x"}', 'Unter „news“ steht ein Text statt einer Sammlung.'],
  ['{"fanShop":[]}', 'Unter „fanShop“ steht eine Liste statt eines Objekts.'],
  ['{"upcoming-game":true}', 'Unter „upcoming-game“ steht ein Wahrheitswert statt eines Objekts.'],
])('%s is no such tree', (text, message) => {
  expect(error(text)).toBe(`Die Datei ist kein Datenbaum des Vereins: ${message}`);
});

const nodeNames =
  'players, trainers, games, kader, leagueTable, admins, news, seasons, lastSeason, board, sponsors, upcoming-game, fanShop';

test('a file without any known node is no such tree', () => {
  const sentence = `Die Datei ist kein Datenbaum des Vereins: Ganz oben steht keiner der Knoten ${nodeNames}`;
  expect(error('{"name":"x"}')).toBe(`${sentence}.`);
  expect(error('{"__proto__":{"players":{}}}')).toBe(
    `${sentence} (solche stehen eine Ebene tiefer unter "__proto__").`,
  );
});

test('unknown nodes are noted, empty ones are not', () => {
  expect(notesOn({ players: null, kommentare: {}, constructor: 1 })).toEqual([
    'kommentare: unbekanntes Feld, nicht übernommen',
    'constructor: unbekanntes Feld, nicht übernommen',
  ]);
});

test('a byte order mark before the tree is passed over', () => {
  expect(parseTree('\uFEFF{"players":{}}', settings).notes).toEqual([]);
});

test('a million levels of nesting are no harm', () => {
  const deep = `${'['.repeat(1e6)}${']'.repeat(1e6)}`;
  expect(parseTree(`{"players":{"a":${deep}}}`, settings).notes).toEqual([
    { path: 'players/a', text: 'Eine Liste ist kein Eintrag mit Feldern, übersprungen' },
  ]);
  expect(error(`{"players":${'{"a":'.repeat(1e5)}`)).toContain('kein vollständiges JSON');
});

test('a fault is found in every broken JSON, and at its end in every cut one', () => {
  fc.assert(
    fc.property(fc.json(), fc.nat(), fc.string({ maxLength: 2 }), (json, at, inserted) => {
      const place = at % (json.length + 1);
      const broken = json.slice(0, place) + inserted + json.slice(place);
      const fault = findJsonFault(broken);
      let valid = true;
      try {
        JSON.parse(broken);
      } catch {
        valid = false;
      }
      if (valid) expect(fault).toBe(broken.length);
      else expect(fault).toBeGreaterThanOrEqual(Math.min(place, broken.length) - 6);
      expect(findJsonFault(json)).toBe(json.length);
    }),
    { numRuns: 1000, seed: 2 },
  );
});
