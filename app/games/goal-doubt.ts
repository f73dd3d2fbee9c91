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
