/** The import condition that makes `#club/` the club of the tests (package.json). */
export const fixtureClub = 'fixture-club';

// The child processes of Vitest and Playwright inherit this condition.
process.env.NODE_OPTIONS = `${process.env.NODE_OPTIONS ?? ''} --conditions=${fixtureClub}`;
