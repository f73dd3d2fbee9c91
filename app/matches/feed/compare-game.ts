import type { Selectable } from 'kysely';
import { homeFirst, isOff } from '#app/matches/games/game.ts';
import type { GameRecord } from '#app/matches/games/game-record.server.ts';
import { putOn } from '#app/matches/games/game-record.server.ts';
import type { GameTable } from '#app/matches/tables.ts';
import type { Fixture } from './reading/read-feed.server.ts';

/** What a calendar can say of a game. */
const feedFields = [
  ...(['date', 'kickoff', 'ground', 'venueId', 'status', 'round'] as const),
  ...(['goalsFor', 'goalsAgainst'] as const),
] as const;
export type FeedField = (typeof feedFields)[number];
export type FeedValues = Pick<GameRecord, FeedField>;

/** What of a stored game is compared with a calendar. */
export type StoredGame = Pick<
  Selectable<GameTable>,
  FeedField | 'id' | 'opponent' | 'formerDate' | 'formerKickoff'
>;

/**
 * What the calendar itself says of a game, in the values that a game is stored with. A field is missing
 * where the calendar says nothing.
 */
export type FeedWord = Partial<FeedValues> & Pick<FeedValues, 'date' | 'ground' | 'status'>;

/** What is remembered of a game between two readings. */
export interface FeedMemory {
  /** What the calendar said, as far as it has been taken. */
  word: FeedWord;
  /** Fields that a volunteer has entered otherwise; until both say the same again they stay the volunteer's. */
  own: readonly FeedField[];
}

interface KnownFixture {
  fixture: Fixture;
  isHome: boolean;
  /** Where it is played: null is the usual place; undefined when the calendar names no known place. */
  venueId: string | null | undefined;
}

export function wordOfFixture({ fixture, isHome, venueId }: KnownFixture): FeedWord {
  const { date, kickoff, round, isCancelled, state = null, goals } = fixture;
  const [goalsFor, goalsAgainst] = homeFirst(isHome ? null : 'away', goals?.[0], goals?.[1]);
  return {
    date,
    ...(kickoff !== null && { kickoff }),
    ground: isHome ? null : 'away',
    ...(venueId !== undefined && { venueId }),
    status: isCancelled ? 'calledOff' : state,
    ...(round !== null && { round }),
    ...(goalsFor !== undefined && goalsAgainst !== undefined && { goalsFor, goalsAgainst }),
  };
}

/** What is stored of a game that is new. */
export function newGameValues({
  kickoff = null,
  venueId = null,
  round = null,
  goalsFor = null,
  goalsAgainst = null,
  ...word
}: FeedWord): FeedValues {
  return { kickoff, venueId, round, goalsFor, goalsAgainst, ...word };
}

/** What the calendar says of a stored game, beside what is stored and what it said before. */
export interface ComparedGame {
  /** The game after the proposal. */
  after: FeedValues & Pick<StoredGame, 'formerDate' | 'formerKickoff'>;
  /** The fields that the proposal would change: those in which the calendar has changed since. */
  fields: FeedField[];
  /** False when the proposal would change what a volunteer has entered. */
  isAdvised: boolean;
  /** Fields in which a volunteer has changed the game, while the calendar says what it said before. */
  kept: FeedField[];
  /** What is remembered of this reading; undefined before anything of the calendar was taken. */
  memory: FeedMemory | undefined;
  /** What is remembered once the proposal is taken, and once somebody has decided against it. */
  memoryOnceTaken: FeedMemory;
  memoryOnceRefused: FeedMemory;
}

/**
 * Compares three things: what is stored, what the calendar says, and what it said before. A field is
 * proposed only where the calendar has changed its own word since; a volunteer's value stays otherwise.
 * @param before undefined before anything of the calendar was taken: then all that differs is proposed
 */
export function compareGame(
  game: StoredGame,
  word: FeedWord,
  before: FeedMemory | undefined,
): ComparedGame {
  // The club knows best how a game was played that has a result.
  if (game.goalsFor !== null && game.goalsAgainst !== null) {
    const memory = { word, own: [] };
    return {
      ...{ after: game, fields: [], isAdvised: true, kept: [], memory },
      ...{ memoryOnceTaken: memory, memoryOnceRefused: memory },
    };
  }
  const wanted = wantedValues(game, word);
  const after = applyFields(game, wanted, changedFields(game, word, before?.word));
  const differing = feedFields.filter((field) => game[field] !== wanted[field]);
  const fields = feedFields.filter((field) => game[field] !== after[field]);
  const byHand = feedFields.filter((field) => isEnteredByHand(game, field, before));
  const entered = before ? wholePairs(byHand) : byHand;
  const own = wholePairs(differing).filter((field) => entered.includes(field));
  return {
    after,
    fields,
    isAdvised: !fields.some((field) => entered.includes(field)),
    kept: differing.filter((field) => field in word && !fields.includes(field)),
    memory: memoryAfter({ word, before, fields, own }),
    memoryOnceTaken: { word, own: own.filter((field) => !fields.includes(field)) },
    memoryOnceRefused: { word, own: wholePairs([...new Set([...own, ...fields])]) },
  };
}

interface Reading {
  word: FeedWord;
  before: FeedMemory | undefined;
  /** Fields that wait for somebody to take them. */
  fields: readonly FeedField[];
  own: FeedField[];
}

/** The calendar's word counts as said, except for changes that nobody has taken yet. */
function memoryAfter({ word, before, fields, own }: Reading): FeedMemory | undefined {
  if (!before) return fields.length === 0 ? { word, own } : undefined;
  const waiting = wholePairs(fields);
  const said = Object.entries(word).filter(([field]) => !waiting.includes(field as FeedField));
  return { word: { ...before.word, ...Object.fromEntries(said) }, own };
}

/** What the game would be if the calendar alone decided; what it does not speak of stays. */
function wantedValues(game: StoredGame, word: FeedWord): FeedValues {
  const { date, ground, round = game.round } = word;
  const { goalsFor = game.goalsFor, goalsAgainst = game.goalsAgainst } = word;
  const venueId = ground === game.ground ? game.venueId : null;
  return {
    date,
    kickoff: word.kickoff ?? (date === game.date ? game.kickoff : null),
    ground,
    venueId: word.venueId === undefined ? venueId : word.venueId,
    status: wantedStatus(game.status, word.status),
    round,
    ...{ goalsFor, goalsAgainst },
  };
}

/** A calendar knows nothing of a verdict. */
function wantedStatus(status: FeedValues['status'], word: FeedValues['status']) {
  return status === null || isOff(status) ? word : status;
}

const pairs: readonly FeedField[][] = [
  ['date', 'kickoff'],
  ['goalsFor', 'goalsAgainst'],
];

/** Day and kick-off are one thing, as are both sides' goals: who changes one of them decides on both. */
function wholePairs(fields: readonly FeedField[]): FeedField[] {
  const touched = pairs.filter((pair) => pair.some((field) => fields.includes(field)));
  return [...new Set([...fields, ...touched.flat()])];
}

function changedFields(
  game: StoredGame,
  word: FeedWord,
  before: FeedWord | undefined,
): Set<FeedField> {
  // A neutral ground is nothing that a calendar could say.
  if (!before)
    return new Set(feedFields.filter((field) => field !== 'ground' || game.ground !== 'neutral'));
  const changed = new Set(
    feedFields.filter((field) => field in word && word[field] !== before[field]),
  );
  for (const field of wholePairs([...changed])) changed.add(field);
  // Who names another day says that the game is played then.
  if (word.date !== before.date) changed.add('status');
  if (changed.has('ground')) changed.add('venueId');
  return changed;
}

function applyFields(
  game: StoredGame,
  wanted: FeedValues,
  changed: ReadonlySet<FeedField>,
): StoredGame {
  const { date, kickoff, ...others } = wanted;
  const entries = Object.entries(others).filter(([field]) => changed.has(field as FeedField));
  const next: StoredGame = { ...game, ...Object.fromEntries(entries) };
  const isMoved = changed.has('date') && (date !== game.date || kickoff !== game.kickoff);
  return isMoved ? { ...putOn(next, { date, kickoff }), status: next.status } : next;
}

function isEnteredByHand(
  game: StoredGame,
  field: FeedField,
  before: FeedMemory | undefined,
): boolean {
  if (before) return before.own.includes(field) || game[field] !== (before.word[field] ?? null);
  // At home stands as null: it cannot be told from nothing.
  return field === 'ground' || game[field] !== null;
}
