export const ageLimits = { from: 5, to: 30 } as const;

/** Returns 12 for 'U12' or 'Nachwuchs U 12'; undefined for a name without an age. */
export function ageOfName(name: string): number | undefined {
  const [, digits] = /(?:^|[^\p{L}\p{N}])U[\s.-]?(\d{1,2})(?!\d)/iu.exec(name) ?? [];
  const age = Number(digits);
  return age >= ageLimits.from && age <= ageLimits.to ? age : undefined;
}

const young = /bambini|jugend|kinder|knaben|mädchen|nachwuchs|schüler|zwerge/i;

export function ageWarning({
  name,
  ageLimit,
}: {
  name: string;
  ageLimit: number | null;
}): string[] {
  const named = ageOfName(name);
  if (ageLimit !== null)
    return named === undefined || named === ageLimit
      ? []
      : [`Die Mannschaft heißt ${name}, ihre Altersgrenze ist ${ageLimit}.`];
  if (named === undefined && !young.test(name)) return [];
  return [
    `Ohne Altersgrenze gilt ${name} als Mannschaft von Erwachsenen: Die Website zeigt Namen, Fotos und Ergebnisse.`,
  ];
}
