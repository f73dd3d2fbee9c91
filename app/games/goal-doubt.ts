/** More goals of one side than games usually see: more often a slip of the finger. */
const usuallyMost = 15;

/** What is odd about a result by itself, in a sentence; undefined when nothing is. */
export function resultDoubt(goalsFor: number | null, goalsAgainst: number | null) {
  if (Math.max(goalsFor ?? 0, goalsAgainst ?? 0) <= usuallyMost) return undefined;
  return `${goalsFor ?? '–'}:${goalsAgainst ?? '–'} ist ein ungewöhnliches Ergebnis.`;
}

/**
 * What is odd about the goals in a line-up beside the club's own in the result, in a sentence;
 * undefined when nothing is. A line-up without goals says nothing of them: scorers are often
 * entered later, or never.
 */
export function goalDoubt(goalsFor: number | null, inLineup: number): string | undefined {
  if (goalsFor === null || inLineup === 0 || inLineup === goalsFor) return undefined;
  const entered = inLineup === 1 ? 'steht 1 Tor' : `stehen ${inLineup} Tore`;
  const hint = inLineup < goalsFor ? ' Ein Eigentor des Gegners steht in keinem Kader.' : '';
  return `Im Kader ${entered}, im Endstand haben wir ${goalsFor}.${hint}`;
}
