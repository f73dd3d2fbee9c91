/** Youngest and oldest age by which teams are called. */
export const ages = { from: 5, to: 30 } as const;

/** The age limit that a team is called by: 12 of 'U12' or 'Nachwuchs U 12'; undefined where it names none. */
export function ageOfName(name: string): number | undefined {
  const [, digits] = /(?:^|[^\p{L}\p{N}])U[\s.-]?(\d{1,2})(?!\d)/iu.exec(name) ?? [];
  const age = Number(digits);
  return age >= ages.from && age <= ages.to ? age : undefined;
}

/** Words for teams of children, which give no age. */
const young = /bambini|jugend|kinder|knaben|mädchen|nachwuchs|schüler|zwerge/i;

/** What to ask where a team counts as one of adults, or of another age, and its name says otherwise. */
export function ageDoubt({ name, ageLimit }: { name: string; ageLimit: number | null }): string[] {
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

/** Player positions, in the order in which the squad is shown (spec §9). */
export const positions = ['Torwart', 'Verteidiger', 'Mittelfeld', 'Stürmer'] as const;
export type Position = (typeof positions)[number];
