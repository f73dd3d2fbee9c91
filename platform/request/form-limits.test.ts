import { expect, test } from 'vitest';
import { formLimits, neighbourhoodLimits, spamLimit, visitorLimits } from './form-limits.ts';

test('one visitor or neighbourhood cannot use up a form’s limit for all others', () => {
  const { aside, refuse } = neighbourhoodLimits;
  expect(aside.max).toBeGreaterThan(visitorLimits.form[0]?.max as number);
  expect(refuse.max).toBeGreaterThan(visitorLimits.form[1]?.max as number);
  expect(formLimits.repeated.max).toBeGreaterThanOrEqual(4 * aside.max);
  for (const { max } of [...formLimits.all, spamLimit]) expect(max).toBeGreaterThan(refuse.max);
});

test('a visitor at the limit of one form can still send another form', () => {
  for (const [index, { window, max }] of visitorLimits.all.entries())
    expect({ window, max }).toEqual({
      window: visitorLimits.form[index]?.window,
      max: 2 * (visitorLimits.form[index]?.max as number),
    });
  expect(neighbourhoodLimits.all).toEqual({
    window: neighbourhoodLimits.refuse.window,
    max: 2 * neighbourhoodLimits.refuse.max,
  });
});
