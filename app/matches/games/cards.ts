/** An icon beside a player in the match report. */
export type CardIcon = 'yellow' | 'red';

/**
 * The card icons of a player in a game: one yellow card shows yellow, two show yellow and red
 * (spec §2, §4). A dismissal shows one red, also when it is recorded as second yellow and red.
 */
export function cardIcons(cards: { yellowCards: number; redCards: number }): CardIcon[] {
  const icons: CardIcon[] = [];
  if (cards.yellowCards >= 1) icons.push('yellow');
  if (cards.yellowCards >= 2 || cards.redCards >= 1) icons.push('red');
  return icons;
}
