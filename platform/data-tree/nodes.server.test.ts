import fc from 'fast-check';
import { expect, test } from 'vitest';
import { kinds } from '#app/kinds.server.ts';
import { parseTree } from '#platform/data-tree/tree.server.ts';
import { eachKind } from '#platform/records/kind.server.ts';
import { notesOn, settings } from '#test/sample-trees.ts';
import { parseJson } from './json.server.ts';
import { TreeError } from './note.server.ts';

const error = (text: string) => {
  try {
    parseTree(text, kinds, settings);
  } catch (error) {
    expect(error).toBeInstanceOf(TreeError);
    return (error as TreeError).message;
  }
  throw new Error('parsed');
};

test.each([
  ['', 'Die Datei ist leer.'],
  ['hallo', 'Die Datei ist kein JSON: Fehler bei „hallo“.'],
  ['undefined', 'Die Datei ist kein JSON: Fehler bei „undefined“.'],
  ['{"players":{}}}', 'Die Datei ist kein JSON: Fehler in Zeile 1, Spalte 15.'],
  ['{\n  "players": {"a": tru}\n}', 'Die Datei ist kein JSON: Fehler bei „{"a": tru} }“.'],
  ['{\n  "players": {},\n}', 'Die Datei ist kein JSON: Fehler in Zeile 3, Spalte 1.'],
  ['{"a": "x\ny"}', 'Die Datei ist kein JSON: Fehler in Zeile 1, Spalte 9.'],
  ['{"a": "\\x"}', 'Die Datei ist kein JSON: Fehler in Zeile 1, Spalte 9.'],
  ['{\n"players": {', 'Die Datei ist kein vollständiges JSON: Sie bricht ab.'],
  ['{"players": {"a": "x', 'Die Datei ist kein vollständiges JSON: Sie bricht ab.'],
  ['{"players": tr', 'Die Datei ist kein vollständiges JSON: Sie bricht ab.'],
])('parseTree explains why %j is not valid JSON', (text, message) => {
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
])('parseTree explains why the JSON %s is not a data tree', (text, message) => {
  expect(error(text)).toBe(`Die Datei ist kein Datenbaum des Vereins: ${message}`);
});

test('parseTree rejects a file that has no known node at the top level', () => {
  const names = eachKind(kinds).flatMap(([, { dataTree }]) => Object.keys(dataTree.nodes));
  const sentence = `Die Datei ist kein Datenbaum des Vereins: Ganz oben steht keiner der Knoten ${names.join(', ')}`;
  expect(error('{"name":"x"}')).toBe(`${sentence}.`);
  expect(error('{"__proto__":{"players":{}}}')).toBe(
    `${sentence} (solche stehen eine Ebene tiefer unter "__proto__").`,
  );
});

test('parseTree adds a note for an unknown node, but not for an empty node', () => {
  expect(notesOn({ players: null, kommentare: {}, constructor: 1 })).toEqual([
    'kommentare: unbekanntes Feld, nicht übernommen',
    'constructor: unbekanntes Feld, nicht übernommen',
  ]);
});

test('parseTree ignores a byte order mark before the JSON', () => {
  expect(parseTree('\uFEFF{"players":{}}', kinds, settings).notes).toEqual([]);
});

test('parseTree reads a million nested arrays without a crash', () => {
  const deep = `${'['.repeat(1e6)}${']'.repeat(1e6)}`;
  expect(parseTree(`{"players":{"a":${deep}}}`, kinds, settings).notes).toEqual([
    { path: 'players/a', text: 'Eine Liste ist kein Eintrag mit Feldern, übersprungen' },
  ]);
  expect(error(`{"players":${'{"a":'.repeat(1e5)}`)).toContain('kein vollständiges JSON');
});

test('the error for broken JSON names the position or reports an early end', () => {
  const sentence =
    /^Die Datei ist (?:leer|kein vollständiges JSON: Sie bricht ab|kein JSON: Fehler (?:in Zeile [1-9]\d*, Spalte [1-9]\d*|bei „.{1,60}“))\.$/;
  fc.assert(
    fc.property(fc.json(), fc.nat(), fc.string({ maxLength: 2 }), (json, at, inserted) => {
      const place = at % (json.length + 1);
      const broken = json.slice(0, place) + inserted + json.slice(place);
      try {
        parseJson(broken);
      } catch (error) {
        expect(error).toBeInstanceOf(TreeError);
        expect((error as TreeError).message).toMatch(sentence);
      }
    }),
    { numRuns: 1000, seed: 2 },
  );
});
