interface ChangedEntry {
  onBench: boolean;
  /** 1 means that the substitute came on. The minute can be unknown. */
  cameOn: 1 | null;
  minuteOn: number | null;
  minuteOff: number | null;
  shirtNumber: number | null;
  replacedNumber: number | null;
}

export function hasComeOn({
  onBench,
  cameOn,
  minuteOn,
  replacedNumber,
}: Pick<ChangedEntry, 'onBench' | 'cameOn' | 'minuteOn' | 'replacedNumber'>): boolean {
  return onBench && (cameOn === 1 || minuteOn !== null || replacedNumber !== null);
}

/**
 * Maps each substitute to the replaced player. Without `replacedNumber`, this is the player who went off in
 * the same minute. If that minute has several changes, the map has no entry for the substitute.
 */
export function findChanges<Entry extends ChangedEntry>(
  entries: readonly Entry[],
): Map<Entry, Entry> {
  const cameAt = Map.groupBy(entries.filter(hasComeOn), ({ minuteOn }) => minuteOn);
  const wentAt = Map.groupBy(entries, ({ minuteOff }) => minuteOff);
  const worn = Map.groupBy(entries, ({ shirtNumber }) => shirtNumber);
  return new Map(
    entries.filter(hasComeOn).flatMap((entry) => {
      const { minuteOn, replacedNumber } = entry;
      const came = minuteOn === null ? [] : (cameAt.get(minuteOn) ?? []);
      const went = minuteOn === null ? [] : (wentAt.get(minuteOn) ?? []);
      const said = replacedNumber === null ? undefined : (worn.get(replacedNumber) ?? []);
      const replaced = said ?? (came.length === 1 ? went : []);
      const [one, ...others] = replaced.filter((other) => other !== entry);
      return one && others.length === 0 ? [[entry, one] as const] : [];
    }),
  );
}
