/**
 * A visitor must wait after this number of tries. Fewer tries are free, because visitors sometimes mistype a
 * password.
 */
const freeTries = 5;
const firstDelay = 1000;
const maxDelay = 15 * 60 * 1000;

export const triesForgottenAfter = 24 * 60 * 60 * 1000;

/**
 * Milliseconds by which the clocks of servers can differ. If a stored try is further in the future, a clock
 * was set back.
 */
export const clockDifference = 60 * 60 * 1000;

/** If this number of networks tries one name, unknown devices must wait in all networks. */
const freeNetworks = 5;
const firstNetworkDelay = 60 * 1000;

/**
 * Returns milliseconds. The wait is 0 after 4 tries and 1 s after 5 tries; then it doubles with each try, up
 * to 15 min (ASVS 5.0, 6.3.1).
 */
export function signInDelay(tries: number): number {
  if (tries < freeTries) return 0;
  return Math.min(firstDelay * 2 ** (tries - freeTries), maxDelay);
}

/**
 * Milliseconds that unknown devices wait: 0 if 4 networks try a name, 1 min if 5 networks try it, then twice
 * as long for each additional network, up to 15 min.
 */
export function networksDelay(networks: number): number {
  if (networks < freeNetworks) return 0;
  return Math.min(firstNetworkDelay * 2 ** (networks - freeNetworks), maxDelay);
}

export const triesOfLongestDelay = freeTries + Math.ceil(Math.log2(maxDelay / firstDelay));

export function waitSeconds(milliseconds: number): number {
  return Math.max(1, Math.ceil(milliseconds / 1000));
}

export function formatWait(seconds: number): string {
  if (seconds === 1) return 'in einer Sekunde';
  if (seconds < 120) return `in ${seconds} Sekunden`;
  return `in ${Math.ceil(seconds / 60)} Minuten`;
}
