interface Entered {
  onBench: boolean;
  cameOn: 1 | null;
  minuteOn: number | null;
}

interface Rules {
  name: string;
  substitutions: number | null;
}

/** A sentence where more came on than the competition allows; it may be right all the same. */
export function substitutionDoubt(
  players: readonly Entered[],
  rules: Rules | undefined,
): string | undefined {
  if (rules?.substitutions == null) return undefined;
  const { name, substitutions: most } = rules;
  const came = players.filter(
    ({ onBench, cameOn, minuteOn }) => onBench && (cameOn === 1 || minuteOn !== null),
  );
  if (came.length <= most) return undefined;
  return `Eingewechselt sind ${came.length} Spieler, in ${name} sind es höchstens ${most}.`;
}
