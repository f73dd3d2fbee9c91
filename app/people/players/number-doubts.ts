const list = new Intl.ListFormat('de-AT');

interface Numbered {
  name: string;
  shirtNumber: number | null;
}

/** Asks about each number that several players wear, in one sentence per number. */
export function numberDoubts(players: readonly Numbered[]): string[] {
  const byNumber = Map.groupBy(players, ({ shirtNumber }) => shirtNumber);
  return [...byNumber].flatMap(([number, same]) =>
    number !== null && same.length > 1
      ? [`Die Nummer ${number} haben ${list.format(same.map(({ name }) => name))}.`]
      : [],
  );
}
