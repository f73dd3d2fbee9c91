import { hasComeOn } from '../changes.ts';

interface Rules {
  name: string;
  substitutions: number | null;
}

/** A sentence where more came on than the competition allows; it may be right all the same. */
export function substitutionDoubt(
  players: readonly Parameters<typeof hasComeOn>[0][],
  rules: Rules | undefined,
): string | undefined {
  if (rules?.substitutions == null) return undefined;
  const { name, substitutions: most } = rules;
  const came = players.filter(hasComeOn);
  if (came.length <= most) return undefined;
  return `Eingewechselt sind ${came.length} Spieler, in ${name} sind es höchstens ${most}.`;
}
