/**
 * The cases of a table that a run tries: all of them in `npm run test:all`, those that stand for the
 * others in `npm test`.
 */
export function casesOfRun<Case>(
  cases: readonly Case[],
  standsForOthers: (one: Case) => boolean,
): readonly Case[] {
  return process.env.TEST_ALL ? cases : cases.filter(standsForOthers);
}

/** How many random values a run tries: the second number in `npm run test:all`. */
export function runsOfRun(quick: number, all: number): { numRuns: number } {
  return { numRuns: process.env.TEST_ALL ? all : quick };
}
