/** Tries that nobody has to wait for: a forgotten Caps Lock costs no time. */
const freeTries = 5;
const firstDelay = 1000;
const longestDelay = 15 * 60 * 1000;

/** Milliseconds after the last try when earlier ones no longer count: a day. */
export const triesForgottenAfter = 24 * 60 * 60 * 1000;

/**
 * Milliseconds by which the clocks of two servers never differ. A try that lies further ahead was
 * counted by a clock that has been set back; waiting until then could take a day.
 */
export const clockDifference = 60 * 60 * 1000;

/**
 * Milliseconds to wait after so many failed tries in a row: none for the first four, then one
 * second after the fifth, doubled by each further one up to a quarter of an hour
 * (ASVS 5.0, 6.3.1). That leaves some 110 tries in the first day from one address or at one account.
 */
export function signInDelay(tries: number): number {
  if (tries < freeTries) return 0;
  return Math.min(firstDelay * 2 ** (tries - freeTries), longestDelay);
}

/** The first number of tries with the longest delay. */
export const triesOfLongestDelay = freeTries + Math.ceil(Math.log2(longestDelay / firstDelay));

/** Whole seconds of a wait, never less than is left of it. */
export function waitSeconds(milliseconds: number): number {
  return Math.max(1, Math.ceil(milliseconds / 1000));
}

/** 'in einer Sekunde', 'in 12 Sekunden', 'in 3 Minuten': rounded up. */
export function spokenWait(seconds: number): string {
  if (seconds === 1) return 'in einer Sekunde';
  if (seconds < 120) return `in ${seconds} Sekunden`;
  return `in ${Math.ceil(seconds / 60)} Minuten`;
}
