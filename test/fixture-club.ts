/** The condition under which `#club/` is the tests' own club (package.json). */
export const fixtureClub = 'fixture-club';

// For the workers of Vitest and Playwright, and for all that they start.
process.env.NODE_OPTIONS = `${process.env.NODE_OPTIONS ?? ''} --conditions=${fixtureClub}`;
