export interface Score {
  goals: readonly string[];
  half?: readonly string[] | undefined;
  /** True if the goals include those of extra time. */
  extraTime?: true;
  penalties?: readonly string[] | undefined;
}

const pair = (name: string) => String.raw`(?<${name}>\d{1,3}) ?[:–-] ?(?<${name}Other>\d{1,3})`;
const written = new RegExp(
  [
    `^${pair('goals')}(?::00)?`,
    // In '3:1 (1:0)' the half-time score follows the score after 90 minutes.
    String.raw`(?: ?\(${pair('half')}\))?`,
    String.raw`(?:,? ?\(?(?<extra>(?:n\.? ?V|a\.? ?e\.? ?t)\.?)\)?)?`,
    String.raw`(?: ?\((?:\d{1,3}:\d{1,3}[,;] ?)?${pair('later')}\))?`,
    String.raw`(?:,? ?${pair('penalties')} ?[in]\.? ?E\.?)?$`,
  ].join(''),
  'i',
);

/** Reads '3:1', '3 : 1 (1:0)', '2:2 n. V., 4:3 i. E.'; spreadsheets turn '3:1' into '03:01:00'. */
export function readScore(text: string): Score | undefined {
  const found = written.exec(text.trim().replace(/\s+/g, ' '))?.groups;
  if (!found) return undefined;
  const read = (name: string) => {
    const [one, other] = [found[name], found[`${name}Other`]];
    return one && other ? [one, other].map(Number).map(String) : undefined;
  };
  return {
    goals: read('goals') ?? [],
    half: read('half') ?? read('later'),
    ...(found.extra && { extraTime: true }),
    penalties: read('penalties'),
  };
}

/** True for texts such as '-:-', '– : –', '-' or 'x:x'. */
export function isOpenScore(text: string): boolean {
  return /^(?:[-–—_?:*/.…\s]{1,9}|x ?: ?x|k\. ?A\.?|n\/a|Vorschau|Vorbericht)$/i.test(text);
}
