import { expect, test } from 'vitest';
import { describeDifferences } from './describe-change.ts';

test.each(['__proto__', 'constructor', 'toString'])('shows the value %s unchanged', (value) => {
  const fields = { venueId: { label: 'Ort', as: 'name' }, state: { label: 'Stand', words: {} } };
  expect(
    describeDifferences(null, { venueId: value, state: value }, fields, {}).map(
      ({ other }) => other,
    ),
  ).toEqual([value, value]);
});
