import type { Db } from '#platform/db/client.server.ts';
import { normalizeName } from '#platform/values/normalize-name.ts';
import { foldClub, foldWholeClub, isOtherClub } from './own-side.ts';
import { isSimilarClub } from './similar-club.ts';

export interface FoundOpponent {
  name: string;
  venueId: string | null;
  isKnown: boolean;
  /**
   * False for a known opponent if the typed and the found name each have a word that the other name lacks
   * ('SV Berg', 'SC Berg'). True for a new opponent if its name has a club type ('SV') and resembles no known
   * name.
   */
  isSure: boolean;
  isCalled: (name: string) => boolean;
}

/**
 * Finds an opponent by any of its names in any spelling. If two opponents match equally well, neither of them
 * is the result.
 */
export async function opponentFinder(db: Db): Promise<(name: string) => FoundOpponent> {
  const { names, fold, found } = await readNames(db);
  return (name) => {
    const [typed, wanted] = [normalizeName(name), fold(name)];
    const exact = names.find((each) => each.exact === typed);
    const folded = names.filter((each) => each.folded === wanted);
    const isOne = new Set(folded.map(({ id }) => id)).size === 1;
    const one = exact ?? (isOne ? folded[0] : undefined);
    if (!one)
      return {
        ...newOne(name, fold),
        // A getter computes the value only on request, because the comparison with all names is slow.
        get isSure() {
          const isClub = wanted !== foldWholeClub(name);
          return isClub && !names.some(({ folded: each }) => isSimilarClub(each, wanted));
        },
      };
    const isSure = Boolean(exact) || folded.some(({ called }) => !isOtherClub(name, called));
    return { ...found(one), isSure };
  };
}

interface NamedOpponent {
  opponent: FoundOpponent;
  isKnown: boolean;
  /** Opponents with similar names; those that differ only in the club type come first. Empty if `isKnown`. */
  similar: FoundOpponent[];
}

const maxNameLength = 200;
const maxSimilar = 3;

/** Finds opponents by name. If only similar names exist, an admin can choose one of them or a new opponent. */
export async function namedOpponentFinder(db: Db): Promise<(name: string) => NamedOpponent> {
  const { names, fold, found } = await readNames(db);
  const known = new Map<string, NamedOpponent>();
  const find = (name: string): NamedOpponent => {
    if (name.length > maxNameLength)
      return { opponent: newOne(name, fold), isKnown: false, similar: [] };
    const [typed, wholeTyped] = [normalizeName(name), foldWholeClub(name)];
    const whole = names.filter((each) => each.whole === wholeTyped);
    const exact =
      names.find((each) => each.exact === typed) ??
      (new Set(whole.map(({ id }) => id)).size === 1 ? whole[0] : undefined);
    if (exact) return { opponent: found(exact), isKnown: true, similar: [] };
    const wanted = fold(name);
    const similar = [
      ...names.filter(({ folded }) => folded === wanted),
      ...names.filter(({ folded }) => folded !== wanted && isSimilarClub(folded, wanted)),
    ];
    const once = similar.filter(
      ({ id }, index) => similar.findIndex((one) => one.id === id) === index,
    );
    return {
      ...{ opponent: newOne(name, fold), isKnown: false },
      similar: once.slice(0, maxSimilar).map(found),
    };
  };
  return (name) => {
    const named = known.get(name) ?? find(name);
    known.set(name, named);
    return named;
  };
}

async function readNames(db: Db) {
  const rows = await db
    .selectFrom('opponentName')
    .innerJoin('opponent', 'opponent.id', 'opponentName.opponentId')
    .select(['opponentName.name as called', 'opponent.id', 'opponent.name', 'venueId'])
    .orderBy('opponentName.name')
    .execute();
  const names = rows.map((row) => ({
    ...row,
    exact: normalizeName(row.called),
    folded: foldClub(row.called),
    whole: foldWholeClub(row.called),
  }));
  const known = new Map<string, string>();
  const fold = (name: string) => {
    const folded = known.get(name) ?? foldClub(name);
    known.set(name, folded);
    return folded;
  };
  const idOf = new Map(rows.map(({ called, id }) => [called, id]));
  const found = ({ id, name, venueId }: (typeof names)[number]): FoundOpponent => ({
    ...{ name, venueId, isKnown: true, isSure: true },
    isCalled: (other) => idOf.get(other) === id,
  });
  return { names, fold, found };
}

function newOne(name: string, fold: (name: string) => string): FoundOpponent {
  const wanted = fold(name);
  return {
    ...{ name, venueId: null, isKnown: false, isSure: true },
    isCalled: (other) => fold(other) === wanted,
  };
}
