import { type Ground, groundWords } from './ground.ts';

/** 'Meisterschaft, 5. Runde, Auswärts' */
export function kindInWords({
  kind,
  round,
  ground,
}: {
  kind: string;
  round: string | null;
  ground: Ground | null;
}): string {
  // A number alone is one of a round, anything else what the round is called.
  const named = round && (/^\d+$/.test(round) ? `${round}. Runde` : round);
  return [kind, named, ground && groundWords[ground]].filter(Boolean).join(', ');
}
