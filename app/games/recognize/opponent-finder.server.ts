import type { Db } from '#platform/db/client.server.ts';
import { sameName } from '../same-name.ts';
import { foldClub } from './own-side.ts';

/** The opponent that a calendar names. */
interface FoundOpponent {
  /** As it is called here; as the calendar calls it, when it is new. */
  name: string;
  /** Where it is at home. */
  venueId: string | null;
  /** Whether a game that has this name of the opponent means it. */
  isCalled: (name: string) => boolean;
}

/** Finds opponents by any of their names, however a calendar spells them, where only one can be meant. */
export async function opponentFinder(db: Db): Promise<(name: string) => FoundOpponent> {
  const rows = await db
    .selectFrom('opponentName')
    .innerJoin('opponent', 'opponent.id', 'opponentName.opponentId')
    .select(['opponentName.name as called', 'opponent.id', 'opponent.name', 'venueId'])
    .orderBy('opponentName.name')
    .execute();
  const names = rows.map((row) => ({
    ...row,
    exact: sameName(row.called),
    folded: foldClub(row.called),
  }));
  // Each name is asked for once for each entry.
  const known = new Map<string, string>();
  const fold = (name: string) => {
    const folded = known.get(name) ?? foldClub(name);
    known.set(name, folded);
    return folded;
  };
  const idOf = new Map(rows.map(({ called, id }) => [called, id]));
  return (name) => {
    const [typed, wanted] = [sameName(name), fold(name)];
    const exact = names.find((each) => each.exact === typed);
    const folded = names.filter((each) => each.folded === wanted);
    const isOne = new Set(folded.map(({ id }) => id)).size === 1;
    const found = exact ?? (isOne ? folded[0] : undefined);
    return {
      name: found?.name ?? name,
      venueId: found?.venueId ?? null,
      isCalled: (other) => (found ? idOf.get(other) === found.id : fold(other) === wanted),
    };
  };
}
