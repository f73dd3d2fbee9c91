import fc from 'fast-check';
import { expect } from 'vitest';

/** Texts with all characters that an address must not contain or that it changes. */
export const anyText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: 'grapheme' }),
  fc.array(fc.integer({ min: 0, max: 0xffff })).map((units) => String.fromCharCode(...units)),
  fc.string({
    unit: fc.constantFrom(...'aÄßJ. /\\?#%-_1\t\n\r\u0000\u00a0\u0085\u0308\u030c\u0307İΣK\ud800'),
  }),
);

const segment = /^(?!\.*$)[^/\\?#%\p{Cc}\p{Cs}]+$/u;

type Free = (name: string, taken: ReadonlySet<string>) => string;

/** Checks that each free address is one valid path segment in the Unicode form NFC. */
export function expectOneSegment(free: Free): void {
  const none: ReadonlySet<string> = new Set();
  fc.assert(
    fc.property(anyText, (text) => {
      const address = free(text, none);
      expect(address).toMatch(segment);
      expect(address.normalize('NFC')).toBe(address);
      expect(decodeURIComponent(new URL(encodeURIComponent(address), 'http://h/').pathname)).toBe(
        `/${address}`,
      );
    }),
    { numRuns: 2_000 },
  );
}

/** Checks that similar names never get one address twice. */
export function expectNoneTwice(free: Free): void {
  const alike = fc.array(fc.constantFrom('A', 'a', 'A (2)', ' A', 'a-2', '', '!', 'A-2025-05-03'));
  fc.assert(
    fc.property(alike, (names) => {
      const taken = new Set<string>();
      for (const name of names) taken.add(free(name, taken));
      expect(taken.size).toBe(names.length);
    }),
  );
}

/** Checks that a rule does not change its own result. */
export function expectStable(rule: (text: string) => string): void {
  fc.assert(
    fc.property(anyText, (text) => {
      expect(rule(rule(text))).toBe(rule(text));
    }),
    { numRuns: 2_000 },
  );
}
