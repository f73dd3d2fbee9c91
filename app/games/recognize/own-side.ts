/** What a club is, beside its name. */
const prefixes = new Set(
  'ac asv asko askoe atsv atus bsv dsg esv fc fsv hsv kac ksk ksv lsv rsv sc sg sk spg ssv sv svg tsu tsv union us usc usk usv vfb vfl vst wsv'.split(
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
  const plain = name
    .toLowerCase()
    .normalize('NFC')
    .replaceAll('ä', 'ae')
    .replaceAll('ö', 'oe')
    .replaceAll('ü', 'ue')
    .replaceAll('ß', 'ss')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/\./g, '');
  const words = plain.match(/[\p{L}\p{N}]+/gu) ?? [];
  const own = words.filter((word) => !prefixes.has(word) && !firstTeam.has(word));
  return (own.length > 0 ? own : words).join(' ');
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
