/**
 * A third of all pairs of what is tried at one of many addresses. Over the addresses each pair comes,
 * and at each address each of both: what goes wrong does so by two of the three, not by all of them.
 * @param at the place of the address among all
 */
export function inTurns<One, Other>(
  at: number,
  ones: readonly One[],
  others: readonly Other[],
): [One, Other][] {
  return ones.flatMap((one, i) =>
    others.flatMap((other, j): [One, Other][] => ((at + i + j) % 3 === 0 ? [[one, other]] : [])),
  );
}
