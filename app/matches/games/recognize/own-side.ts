import { sameName } from '#platform/values/same-name.ts';

/** What a club is, beside its name. */
const prefixes = new Set(
  'ac asko askoe asv atsv atus bsv dsg dsv esv fc fk fsv hnk hsv kac ksk ksv lsv nk rsv sc sf sg sk spg ssv sv svg tsu tsv tus union us usc usk usv vfb vfl vst wsv'.split(
    ' ',
  ),
);
/** What some feeds add to the name of a first team. */
const firstTeam = new Set(['km', 'kampfmannschaft']);

/**
 * A club's name as several people spell it: without letter case, accents, dots, what a club is and
 * where 'ae' stands for 'ä'. What tells teams of a club apart stays: '1b', 'II', 'Res'.
 */
export function foldClub(name: string): string {
  const words = wordsOf(name);
  const own = words.filter((word) => !prefixes.has(word));
  return (own.length > 0 ? own : words).join(' ');
}

/** The same with what a club is: 'SV Berg' is another one than 'SC Berg'. */
export function foldWholeClub(name: string): string {
  return wordsOf(name).join(' ');
}

/** Whether each of two names says something that the other does not: then two clubs may be meant. */
export function isOtherClub(one: string, other: string): boolean {
  const [words, others] = [new Set(wordsOf(one)), new Set(wordsOf(other))];
  return !words.isSubsetOf(others) && !others.isSubsetOf(words);
}

function wordsOf(name: string): string[] {
  const plain = sameName(name).replace(/\./g, '');
  const words = plain.match(/[\p{L}\p{N}]+/gu) ?? [];
  const own = words.filter((word) => !firstTeam.has(word));
  return own.length > 0 ? own : words;
}

/** Which side of a game is ours; a sentence where that cannot be said. */
export function ownSide(
  { home, away }: { home: string; away: string },
  ownNames: readonly string[],
): { opponent: string; isHome: boolean } | string {
  const own = new Set(ownNames.map(foldClub));
  const [isHome, isAway] = [own.has(foldClub(home)), own.has(foldClub(away))];
  if (isHome && isAway) return 'Beide Vereine heißen wie eurer.';
  if (isHome) return { opponent: away, isHome };
  if (isAway) return { opponent: home, isHome };
  return 'Keiner der beiden Vereine heißt wie eurer.';
}
