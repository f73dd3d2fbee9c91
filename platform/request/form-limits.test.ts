import { expect, test } from 'vitest';
import { formLimits, neighbourhoodLimits, spamLimit, visitorLimits } from './form-limits.ts';

test('one visitor or neighbourhood cannot use up a form’s limit for all others', () => {
  const { aside, refuse } = neighbourhoodLimits;
  expect(aside.most).toBeGreaterThan(visitorLimits.form[0]?.most as number);
  expect(refuse.most).toBeGreaterThan(visitorLimits.form[1]?.most as number);
  expect(formLimits.repeated.most).toBeGreaterThanOrEqual(4 * aside.most);
  for (const { most } of [...formLimits.all, spamLimit]) expect(most).toBeGreaterThan(refuse.most);
});

test('a visitor at the limit of one form can still send another form', () => {
  for (const [index, { window, most }] of visitorLimits.all.entries())
    expect({ window, most }).toEqual({
      window: visitorLimits.form[index]?.window,
      most: 2 * (visitorLimits.form[index]?.most as number),
    });
  expect(neighbourhoodLimits.all).toEqual({
    window: neighbourhoodLimits.refuse.window,
    most: 2 * neighbourhoodLimits.refuse.most,
  });
});
