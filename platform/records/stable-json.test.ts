import fc from 'fast-check';
import { expect, test } from 'vitest';
import { stableJson } from './stable-json.ts';

test('the order of fields makes no difference, at any depth', () => {
  expect(stableJson({ b: [{ d: 1, c: 2 }], a: null })).toBe('{"a":null,"b":[{"c":2,"d":1}]}');
});

test('the order of a list does', () => {
  expect(stableJson([1, 2])).not.toBe(stableJson([2, 1]));
});

test('nothing is written as null', () => {
  expect(stableJson(undefined)).toBe('null');
});

test('what was written reads back as the same value', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(stableJson(JSON.parse(stableJson(value)))).toBe(stableJson(value));
      expect(JSON.parse(stableJson(value))).toEqual(JSON.parse(JSON.stringify(value)));
    }),
  );
});
