/** Returns all cases in `npm run test:all`, and only the representative ones in `npm test`. */
export function casesOfRun<Case>(
  cases: readonly Case[],
  standsForOthers: (one: Case) => boolean,
): readonly Case[] {
  return process.env.TEST_ALL ? cases : cases.filter(standsForOthers);
}

export function runsOfRun(quick: number, all: number): { numRuns: number } {
  return { numRuns: process.env.TEST_ALL ? all : quick };
}
