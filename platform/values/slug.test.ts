import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  asciiNewsSlug,
  firstFree,
  freeGameSlug,
  freeNewsSlug,
  freePersonAddress,
  gameSlug,
  newsSlug,
  personAddress,
} from './slug.ts';

const none: ReadonlySet<string> = new Set();
const decomposed = 'Kapita\u0308n';

test('a news slug is the lowercased title with hyphens for spaces', () => {
  expect(newsSlug('Neuer Kapitän für 2025!')).toBe('neuer-kapitän-für-2025');
});

test('a news slug keeps underscores and hyphens and drops other signs', () => {
  expect(newsSlug('1. Sieg: Team_A – Team-B (3:2) „super“')).toBe('1-sieg-team_a--team-b-32-super');
});

test('a run of whitespace of any kind becomes one hyphen', () => {
  const title = 'a \t\r\n\u00a0\u202f\u3000 b';
  expect(newsSlug(title)).toBe('a-b');
  expect(asciiNewsSlug(title)).toBe('a-b');
  expect(gameSlug('x', title)).toBe('x-vs-a-b');
});

test('a decomposed umlaut gives the same addresses as a composed one', () => {
  expect(newsSlug(decomposed)).toBe('kapit\u00e4n');
  expect(asciiNewsSlug(decomposed)).toBe('kapitn');
  expect(gameSlug(decomposed, decomposed)).toBe('Kapit\u00e4n-vs-kapit\u00e4n');
  expect(personAddress(decomposed)).toBe('Kapit\u00e4n');
});

test('letters that a removed sign kept apart compose in a news slug', () => {
  expect(newsSlug('\u1100!\u1161')).toBe('\uac00');
});

test('an emoji leaves nothing invisible in a news slug', () => {
  expect(newsSlug('\u26bd\ufe0fSieg')).toBe('sieg');
  expect(newsSlug('Tor\u200b 1\ufe0f\u20e3')).toBe('tor-1');
});

test('the ASCII form of a news slug drops umlauts', () => {
  expect(asciiNewsSlug('Neuer Kapitän')).toBe('neuer-kapitn');
  expect(asciiNewsSlug('Größe_1')).toBe('gre_1');
});

test('a game slug names club and opponent', () => {
  expect(gameSlug('sv-muster', 'SC Croatia Klagenfurt')).toBe('sv-muster-vs-sc-croatia-klagenfurt');
  expect(gameSlug('sv-muster', 'Rot Weiß')).toBe('sv-muster-vs-rot-weiß');
});

test('a game slug stays one segment of a path', () => {
  expect(gameSlug('x', 'A/B\\C?D#E%F\u0000G')).toBe('x-vs-a-b-c-d-e-f-g');
});

test('a person is addressed by name', () => {
  expect(personAddress('Max Müller-Öztürk')).toBe('Max Müller-Öztürk');
  expect(personAddress(' \tMax\n\u00a0 Müller ')).toBe('Max Müller');
});

test('a name cannot leave its segment of a path', () => {
  expect(personAddress('../a?b#c%2e\\d\u0007')).toBe('..-a-b-c-2e-d-');
  expect(personAddress('.')).toBe('-.');
  expect(personAddress(' .. ')).toBe('-..');
  expect(personAddress('J. R.')).toBe('J. R.');
});

test('a name with half a surrogate pair can still be linked', () => {
  expect(personAddress('A\ud800B 😀')).toBe('A-B 😀');
});

test('the first free address is the wanted one or the lowest free number', () => {
  const numbered = (n: number) => `a${n}`;
  expect(firstFree('a', none, numbered)).toBe('a');
  expect(firstFree('a', new Set(['a']), numbered)).toBe('a2');
  expect(firstFree('a', new Set(['a', 'a2', 'a3', 'a5']), numbered)).toBe('a4');
  expect(firstFree('a', new Set(['a2']), numbered)).toBe('a');
});

test('later games against an opponent carry their date, then a number', () => {
  const game = { prefix: 'x', opponent: 'FC Behar', date: '2025-05-03' };
  const taken = new Set<string>();
  const given = Array.from({ length: 4 }, () => {
    const slug = freeGameSlug(game, taken);
    taken.add(slug);
    return slug;
  });
  expect(given).toEqual([
    'x-vs-fc-behar',
    'x-vs-fc-behar-2025-05-03',
    'x-vs-fc-behar-2025-05-03-2',
    'x-vs-fc-behar-2025-05-03-3',
  ]);
});

test('namesakes are numbered from two', () => {
  expect(freePersonAddress('Max Muster', none)).toBe('Max Muster');
  expect(freePersonAddress(' Max  Muster', new Set(['Max Muster']))).toBe('Max Muster (2)');
  expect(freePersonAddress('A', new Set(['A', 'A (2)']))).toBe('A (3)');
});

test('a person without a name still has an address', () => {
  expect(freePersonAddress(' \t', none)).toBe('Unbekannt');
  expect(freePersonAddress('', new Set(['Unbekannt']))).toBe('Unbekannt (2)');
});

test('articles of one title are numbered from two', () => {
  expect(freeNewsSlug('Erster Punkt', 7, none)).toBe('erster-punkt');
  expect(freeNewsSlug('Erster Punkt', 7, new Set(['erster-punkt']))).toBe('erster-punkt-2');
});

test('a title without letters or digits is addressed by the id of its article', () => {
  expect(freeNewsSlug('!!!', 7, none)).toBe('artikel-7');
  expect(freeNewsSlug('? !', 7, none)).toBe('artikel-7');
  expect(freeNewsSlug('', 7, new Set(['artikel-7']))).toBe('artikel-7-2');
});

const anyText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: 'grapheme' }),
  fc.array(fc.integer({ min: 0, max: 0xffff })).map((units) => String.fromCharCode(...units)),
  fc.string({
    unit: fc.constantFrom(...'aÄßJ. /\\?#%-_1\t\n\r\u0000\u00a0\u0085\u0308\u030c\u0307İΣK\ud800'),
  }),
);

test('a news slug has only letters with their marks, digits, underscores and hyphens', () => {
  fc.assert(
    fc.property(anyText, (title) => {
      expect(newsSlug(title)).toMatch(/^(?:\p{L}\p{M}*|[0-9_-])*$/u);
      expect(asciiNewsSlug(title)).toMatch(/^[a-z0-9_-]*$/);
    }),
    { numRuns: 2_000 },
  );
});

test('slugs and addresses are their own slugs and addresses', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      for (const rule of [newsSlug, asciiNewsSlug, personAddress]) {
        expect(rule(rule(text))).toBe(rule(text));
      }
    }),
    { numRuns: 2_000 },
  );
});

const segment = /^(?!\.*$)[^/\\?#%\p{Cc}\p{Cs}]+$/u;

test('every free address is one segment of a path that links can carry, and NFC', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      for (const address of [
        freeGameSlug({ prefix: 'x', opponent: text, date: '2025-05-03' }, none),
        freePersonAddress(text, none),
        freeNewsSlug(text, 1, none),
      ]) {
        expect(address).toMatch(segment);
        expect(address.normalize('NFC')).toBe(address);
        expect(decodeURIComponent(new URL(encodeURIComponent(address), 'http://h/').pathname)).toBe(
          `/${address}`,
        );
      }
    }),
    { numRuns: 2_000 },
  );
});

test('no free address is given twice, however alike the names are', () => {
  const alike = fc.array(fc.constantFrom('A', 'a', 'A (2)', ' A', 'a-2', '', '!', 'A-2025-05-03'));
  fc.assert(
    fc.property(alike, (names) => {
      for (const free of [
        (name: string, taken: ReadonlySet<string>) =>
          freeGameSlug({ prefix: 'x', opponent: name, date: '2025-05-03' }, taken),
        freePersonAddress,
        (name: string, taken: ReadonlySet<string>) => freeNewsSlug(name, 1, taken),
      ]) {
        const taken = new Set<string>();
        for (const name of names) taken.add(free(name, taken));
        expect(taken.size).toBe(names.length);
      }
    }),
  );
});
