/** Fewer tries than this cause no wait, because everybody mistypes a password sometimes. */
const freeTries = 5;
const firstDelay = 1000;
const longestDelay = 15 * 60 * 1000;

/** Milliseconds (a day) after the last try until all tries are forgotten. */
export const triesForgottenAfter = 24 * 60 * 60 * 1000;

/** Milliseconds by which servers' clocks may differ. A still later try means that a clock was set back. */
export const clockDifference = 60 * 60 * 1000;

/** While fewer networks than this try a name, strangers in one do not wait because of the others. */
const freeNetworks = 5;
const firstNetworkDelay = 60 * 1000;

/** Milliseconds to wait: none after four tries, then 1 s, doubled up to 15 min (ASVS 5.0, 6.3.1). */
export function signInDelay(tries: number): number {
  if (tries < freeTries) return 0;
  return Math.min(firstDelay * 2 ** (tries - freeTries), longestDelay);
}

/** Milliseconds that strangers wait: none for four networks, then 1 min, doubled (some 700 tries a day). */
export function networksDelay(networks: number): number {
  if (networks < freeNetworks) return 0;
  return Math.min(firstNetworkDelay * 2 ** (networks - freeNetworks), longestDelay);
}

export const triesOfLongestDelay = freeTries + Math.ceil(Math.log2(longestDelay / firstDelay));

export function waitSeconds(milliseconds: number): number {
  return Math.max(1, Math.ceil(milliseconds / 1000));
}

/** Rounded up: 'in einer Sekunde', 'in 12 Sekunden', 'in 3 Minuten'. */
export function spokenWait(seconds: number): string {
  if (seconds === 1) return 'in einer Sekunde';
  if (seconds < 120) return `in ${seconds} Sekunden`;
  return `in ${Math.ceil(seconds / 60)} Minuten`;
}
