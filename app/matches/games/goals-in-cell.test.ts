import fc from 'fast-check';
import { expect, test } from 'vitest';
import { goalsInCell, readGoalsInCell } from './goals-in-cell.ts';

const name = fc.oneof(
  fc.constantFrom('Huber', 'Max Berger', 'Berger, Max', 'Tor', 'Eigentor', 'Spieler 9', '9'),
  fc.stringMatching(/^[A-Za-zÄÖÜäöüß][A-Za-zäöüß.,() 0-9'-]{0,18}[A-Za-z0-9.)]$/),
);
const goal = fc.record({
  scorer: fc.option(name.map((text) => text.replace(/\s+/g, ' '))),
  minute: fc.option(fc.constantFrom('1', '45+2', '67', '120+10')),
  ownGoal: fc.constantFrom(1 as const, null),
});

test('reads the goals of a cell back unchanged', () => {
  fc.assert(
    fc.property(fc.array(goal, { maxLength: 6 }), (goals) => {
      expect(readGoalsInCell(goalsInCell(goals))).toEqual(goals);
    }),
  );
});

test('reads a cell that an admin has typed by hand', () => {
  expect(readGoalsInCell("Huber 12', Maier")).toEqual([
    { scorer: 'Huber', minute: '12', ownGoal: null },
    { scorer: 'Maier', minute: null, ownGoal: null },
  ]);
  expect(readGoalsInCell('67.')).toEqual([{ scorer: null, minute: '67', ownGoal: null }]);
});
