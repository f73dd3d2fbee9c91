import { normalizeName } from '#platform/values/normalize-name.ts';

const prefixes = new Set(
  'ac asko askoe asv atsv atus bsv dsg dsv esv fc fk fsv hnk hsv kac ksk ksv lsv nk rsv sc sf sg sk spg ssv sv svg tsu tsv tus union us usc usk usv vfb vfl vst wsv'.split(
    ' ',
  ),
);
/** Some calendars add one of these words for the first team to the club's name. */
const firstTeam = new Set(['km', 'kampfmannschaft']);

/**
 * Ignores case, accents, dots, 'ae' for 'ä', club types ('SV') and words for the first team. Keeps words for
 * other teams, such as '1b'.
 */
export function foldClub(name: string): string {
  const words = wordsOf(name);
  const own = words.filter((word) => !prefixes.has(word));
  return (own.length > 0 ? own : words).join(' ');
}

/** Like `foldClub`, but keeps the club type, so that 'SV Berg' and 'SC Berg' differ. */
export function foldWholeClub(name: string): string {
  return wordsOf(name).join(' ');
}

export function isOtherClub(one: string, other: string): boolean {
  const [words, others] = [new Set(wordsOf(one)), new Set(wordsOf(other))];
  return !words.isSubsetOf(others) && !others.isSubsetOf(words);
}

function wordsOf(name: string): string[] {
  const plain = normalizeName(name).replace(/\./g, '');
  const words = plain.match(/[\p{L}\p{N}]+/gu) ?? [];
  const own = words.filter((word) => !firstTeam.has(word));
  return own.length > 0 ? own : words;
}

/** Returns a German sentence if neither name or both names match the club. */
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

const bye =
  /\bspielfrei(?:er|e)?\b|^(?:freilos|frei|bye|rasttag|ruhetag|kein (?:spiel|gegner)|ripos[ao]|turno di riposo|(?:slobodn|prost)[aio](?: ekipa)?)(?: \d+)?$/;
const open =
  /^(?:n\.? ?n\.?|t\.?b\.?[adc]\.?|(?:noch |gegner )?(?:offen|unbekannt)|[^\p{L}\p{N}]+|x+|(?:.* )?(?:steht )?noch nicht fest|(?:sieger|verlierer|gewinner|winner|loser)\b.*\d.*|\d{1,2}\.? ?(?:platz|gruppe)\b.*|(?:platz|gruppe) [\da-h]\b.*|gruppen(?:sieger|erster|zweiter|dritter|vierter)\b.*)$/u;

export function noOpponent(name: string): string | undefined {
  const said = normalizeName(name);
  if (bye.test(said)) return 'Spielfrei: Das ist kein Spiel.';
  return open.test(said) ? 'Der Gegner steht noch nicht fest.' : undefined;
}
