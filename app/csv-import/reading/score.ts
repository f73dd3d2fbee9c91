/** A score as somebody writes it, the first side's goals first. */
export interface Score {
  goals: readonly string[];
  half?: readonly string[] | undefined;
}

/**
 * '3:1', '3-1', '3 : 1 (1:0)', and '03:01:00', which a spreadsheet makes of '3:1'; undefined for what
 * is none.
 */
export function readScore(text: string): Score | undefined {
  const [, one, other, oneAtHalf, otherAtHalf] =
    /^(\d{1,3}) ?[:–-] ?(\d{1,3})(?::00)?(?: ?\((\d{1,3}) ?[:–-] ?(\d{1,3})\))?$/.exec(
      text.trim(),
    ) ?? [];
  if (one === undefined || other === undefined) return undefined;
  const half = oneAtHalf && otherAtHalf ? [Number(oneAtHalf), Number(otherAtHalf)] : undefined;
  return { goals: [Number(one), Number(other)].map(String), half: half?.map(String) };
}
