import { expect, test } from 'vitest';
import { asideLimit, formLimits, neighbourhoodLimits, visitorLimits } from './rate-limit.ts';

test('neither a visitor nor a neighbourhood can fill a form’s limits alone', () => {
  const { aside, refuse } = neighbourhoodLimits;
  expect(aside.most).toBeGreaterThan(visitorLimits[0]?.most as number);
  expect(refuse.most).toBeGreaterThan(visitorLimits[1]?.most as number);
  expect(formLimits.repeated.most).toBeGreaterThanOrEqual(4 * aside.most);
  for (const { most } of [...formLimits.all, asideLimit]) expect(most).toBeGreaterThan(refuse.most);
});
