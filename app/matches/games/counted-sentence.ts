import { counted } from '#platform/values/counted.ts';

/**
 * What a total is made of: '7 Tore: 5 aus Aufstellungen, 2 von Hand eingetragen.'
 * @param inLineups how much of it line-ups and results say
 */
export function countedSentence(
  total: number,
  inLineups: number,
  [one, many]: readonly [one: string, many: string],
): string {
  const all = counted(total, one, many);
  if (total === inLineups) return `${all}${total === 0 ? '' : ', aus Aufstellungen'}.`;
  if (inLineups === 0) return `${all}, von Hand eingetragen: Aufstellungen gibt es dazu nicht.`;
  if (total < inLineups)
    return `${all}, von Hand eingetragen; in Aufstellungen stehen ${inLineups}.`;
  return `${all}: ${inLineups} aus Aufstellungen, ${total - inLineups} von Hand eingetragen.`;
}
