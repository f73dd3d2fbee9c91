export interface Score {
  goals: readonly string[];
  half?: readonly string[] | undefined;
  extraTime?: true;
  penalties?: readonly string[] | undefined;
}

/** Words that follow the result of a penalty shoot-out: 'n.E.', 'i. E.', 'n. P.', 'n.11m'. */
export const shootOutWords = String.raw`(?:[in](?:\.|m|ach)? ?(?:E(?:lfm\p{L}*)?|P(?:en\p{L}*)?|11 ?-?m)\.?|pens?\.?)`;
const extraWords = String.raw`(?:n(?:\.|ach)? ?V(?:erl\p{L}*)?|a\.? ?e\.? ?t)\.?`;

const sign = '[:∶：‐-—−-]';
const pair = (name: string) => String.raw`(?<${name}>\d{1,3}) ?${sign} ?(?<${name}Other>\d{1,3})`;
const written = new RegExp(
  [
    String.raw`^(?:\(${pair('early')}\) ?)?${pair('goals')}(?::00)?`,
    // In '3:2 n. V. (2:2, 1:0)', `full` is 2:2 after 90 minutes, and `later` is 1:0 at half-time.
    String.raw`(?: ?\(${pair('half')}\)|,? ?\(?(?:HZ|Halbzeit)[.:]? ?${pair('named')}\)?)?`,
    String.raw`(?:,? ?\(?(?<extra>${extraWords})\)?)?`,
    String.raw`(?: ?\((?:${pair('full')}[,;] ?)?${pair('later')}\))?`,
    String.raw`(?:,? ?\(?${pair('penalties')} ?${shootOutWords}\)?)?$`,
  ].join(''),
  'iu',
);

/** Reads '3:1', '3 : 1 (1:0)', '2:2 n. V., 4:3 i. E.'. Spreadsheets turn '3:1' into '03:01:00'. */
export function readScore(text: string): Score | undefined {
  const found = written.exec(text.trim().replace(/\s+/g, ' '))?.groups;
  if (!found) return undefined;
  const read = (name: string) => {
    const [one, other] = [found[name], found[`${name}Other`]];
    return one && other ? [one, other].map(Number).map(String) : undefined;
  };
  const [full, later] = [read('full'), read('later')];
  if (full && later?.some((goals, side) => Number(goals) > Number(full[side]))) return undefined;
  return {
    goals: read('goals') ?? [],
    half: read('half') ?? read('early') ?? read('named') ?? later,
    ...((found.extra ?? full) && { extraTime: true }),
    penalties: read('penalties'),
  };
}

export function isOpenScore(text: string): boolean {
  return /^(?:[-–—_?:*/.…\s]{1,9}|x ?: ?x|k\. ?A\.?|n\/a|n\. ?a\.|Vorschau|Vorbericht)$/i.test(
    text,
  );
}
