interface Entry {
  uid: string;
  date: string;
  home: string;
  away: string;
  /** The values of SEQUENCE, LAST-MODIFIED and DTSTAMP; a newer version of an entry has greater values. */
  revision: readonly (number | string)[];
}

/**
 * Keeps the newest version of each entry (RFC 5545, 3.8.4.7, 3.8.7.4); `replaced` has older versions with
 * another day or other teams. Different games with the same UID get new UIDs.
 */
export function newestEntries<Written extends Entry>(written: readonly Written[]) {
  const byUid = new Map<string, Written[]>();
  const replaced: Written[] = [];
  for (const entry of written) {
    const kept = byUid.get(entry.uid) ?? [];
    byUid.set(entry.uid, kept);
    const at = kept.findIndex((other) => isSameGame(other, entry));
    const other = kept[at];
    if (!other) {
      kept.push(entry);
      continue;
    }
    const [older, newer] = isOlder(entry, other) ? [entry, other] : [other, entry];
    if (dayAndSides(older) !== dayAndSides(newer)) replaced.push(older);
    kept[at] = newer;
  }
  const newest = [...byUid.values()].flatMap((kept) =>
    kept.map((entry) => ({ ...entry, uid: ownUid(entry, kept) })),
  );
  return { newest, replaced };
}

/** Two entries with the same UID but different teams are one game only if their SEQUENCE differs. */
function isSameGame(one: Entry, other: Entry): boolean {
  if (one.revision[0] !== other.revision[0] || dayAndSides(one) === dayAndSides(other)) return true;
  return sidesOf(one) === sidesOf(other) && String(one.revision) !== String(other.revision);
}

function isOlder(one: Entry, other: Entry): boolean {
  const at = one.revision.findIndex((value, index) => value !== other.revision[index]);
  return at >= 0 && (one.revision[at] ?? 0) < (other.revision[at] ?? 0);
}

function ownUid(entry: Entry, kept: readonly Entry[]): string {
  if (kept.length === 1) return entry.uid;
  const isAlone = kept.filter((other) => sidesOf(other) === sidesOf(entry)).length === 1;
  return `${entry.uid} ${isAlone ? sidesOf(entry) : dayAndSides(entry)}`;
}

function sidesOf({ home, away }: Entry): string {
  return `${home} : ${away}`;
}

function dayAndSides(entry: Entry): string {
  return `${entry.date} ${sidesOf(entry)}`;
}
