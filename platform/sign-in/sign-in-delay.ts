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

/** Networks from which strangers may try one name before all strangers wait for each other there. */
const freeNetworks = 5;
const firstNetworkDelay = 60 * 1000;

/**
 * Milliseconds to wait after so many failed tries in a row, from one device, or under one name from
 * one network: none for the first four, then one
 * second after the fifth, doubled by each further one up to a quarter of an hour
 * (ASVS 5.0, 6.3.1). That leaves some 110 tries in the first day.
 */
export function signInDelay(tries: number): number {
  if (tries < freeTries) return 0;
  return Math.min(firstDelay * 2 ** (tries - freeTries), longestDelay);
}

/**
 * Milliseconds that devices on which nobody has signed in wait for each other at a name that was
 * tried from so many networks: none for the first four, then one minute, doubling as far as above.
 * One network, however often it tries, makes nobody else wait; many together get no more than some
 * 700 tries a day.
 */
export function networksDelay(networks: number): number {
  if (networks < freeNetworks) return 0;
  return Math.min(firstNetworkDelay * 2 ** (networks - freeNetworks), longestDelay);
}

/** The first number of tries with the longest delay; of networks it is a smaller one. */
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
