import type { Selectable } from 'kysely';
import { homeFirst, isPostponedOrCalledOff } from '#app/matches/games/game.ts';
import type { GameRecord } from '#app/matches/games/game-record.server.ts';
import { rescheduleGame } from '#app/matches/games/game-record.server.ts';
import { isPitchScoreVoid, normalizeGame } from '#app/matches/games/normalize-game.ts';
import type { GameTable } from '#app/matches/tables.ts';
import type { Fixture } from './reading/read-feed.server.ts';

const feedFields = [
  ...(['date', 'kickoff', 'ground', 'venueId', 'status', 'round'] as const),
  ...(['goalsFor', 'goalsAgainst', 'playedFor', 'playedAgainst'] as const),
] as const;
export type FeedField = (typeof feedFields)[number];
export type FeedValues = Pick<GameRecord, FeedField>;

export type StoredGame = Pick<
  Selectable<GameTable>,
  FeedField | 'id' | 'opponent' | 'formerDate' | 'formerKickoff'
>;

/** The values that the calendar has for a game. A field is missing if the calendar has no value. */
export type FeedEntry = Partial<FeedValues> &
  Pick<FeedValues, 'date' | 'ground' | 'status'> &
  Pick<Fixture, 'sequence'>;

export interface FeedMemory {
  /**
   * The calendar's values at the last reading. A field with an open proposal keeps the old value of the
   * calendar.
   */
  word: FeedEntry;
  /**
   * Fields with a value that an admin has entered. A field leaves this list when the calendar has the same
   * value.
   */
  own: readonly FeedField[];
}

interface KnownFixture {
  fixture: Fixture;
  isHome: boolean;
  /** Null: our own ground at home, the opponent's ground away. Undefined: the calendar names no known place. */
  venueId: string | null | undefined;
}

export function toFeedEntry({ fixture, isHome, venueId }: KnownFixture): FeedEntry {
  const { date, kickoff, round, isCancelled, state = null, goals, sequence } = fixture;
  const [goalsFor, goalsAgainst] = homeFirst(isHome ? null : 'away', goals?.[0], goals?.[1]);
  return {
    date,
    ...(kickoff !== null && { kickoff }),
    ground: isHome ? null : 'away',
    ...(venueId !== undefined && { venueId }),
    status: isCancelled ? 'calledOff' : state,
    ...(round !== null && { round }),
    ...(goalsFor !== undefined && goalsAgainst !== undefined && { goalsFor, goalsAgainst }),
    ...(sequence !== undefined && { sequence }),
  };
}

export function newGameValues({
  kickoff = null,
  venueId = null,
  round = null,
  sequence: _,
  ...word
}: FeedEntry): FeedValues {
  const goals = wantedGoals({ ...noGoals, status: word.status }, word);
  return { kickoff, venueId, round, ...word, ...goals };
}

export interface ComparedGame {
  after: FeedValues & Pick<StoredGame, 'formerDate' | 'formerKickoff'>;
  fields: FeedField[];
  isAdvised: boolean;
  /**
   * Fields in which game and calendar differ, but the game stays unchanged, because the calendar's value has
   * not changed or because the stored ground is neutral.
   */
  kept: FeedField[];
  /** The memory to store now. Undefined if the game has no memory yet and the calendar proposes changes. */
  memory: FeedMemory | undefined;
  memoryOnceTaken: FeedMemory;
  memoryOnceRefused: FeedMemory;
}

/**
 * Proposes the fields that the calendar has changed since `before`. If `before` is undefined, proposes all
 * fields in which game and calendar differ.
 */
export function compareGame(
  game: StoredGame,
  word: FeedEntry,
  before: FeedMemory | undefined,
): ComparedGame {
  // The calendar does not change a game with a score, because the club knows best how the game ended.
  const isAbandoned = isPitchScoreVoid(game.status) && game.playedFor !== null;
  if ((game.goalsFor !== null && game.goalsAgainst !== null) || isAbandoned) {
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
  const entered = before ? wholeGroups(byHand) : byHand;
  const own = wholeGroups(differing).filter((field) => entered.includes(field));
  return {
    after,
    fields,
    isAdvised: !fields.some((field) => entered.includes(field)),
    kept: differing.filter((field) => field in word && !fields.includes(field)),
    memory: memoryAfter({ word, before, fields, own }),
    memoryOnceTaken: { word, own: own.filter((field) => !fields.includes(field)) },
    memoryOnceRefused: { word, own: wholeGroups([...new Set([...own, ...fields])]) },
  };
}

interface Reading {
  word: FeedEntry;
  before: FeedMemory | undefined;
  fields: readonly FeedField[];
  own: FeedField[];
}

function memoryAfter({ word, before, fields, own }: Reading): FeedMemory | undefined {
  if (!before) return fields.length === 0 ? { word, own } : undefined;
  const waiting = wholeGroups(fields);
  const said = Object.entries(word).filter(([field]) => !waiting.includes(field as FeedField));
  const sequence = Math.max(before.word.sequence ?? 0, word.sequence ?? 0);
  const newest = sequence > 0 && { sequence };
  return { word: { ...before.word, ...Object.fromEntries(said), ...newest }, own };
}

function wantedValues(game: StoredGame, word: FeedEntry): FeedValues {
  const { date, ground, round = game.round } = word;
  const status = wantedStatus(game.status, word.status);
  const venueId = ground === game.ground ? game.venueId : null;
  return {
    date,
    kickoff: word.kickoff ?? (date === game.date ? game.kickoff : null),
    ground,
    venueId: word.venueId === undefined ? venueId : word.venueId,
    ...{ status, round },
    ...wantedGoals({ ...game, status }, word),
  };
}

type Goals = Pick<FeedValues, 'goalsFor' | 'goalsAgainst' | 'playedFor' | 'playedAgainst'>;

const noGoals = {
  ...{ goalsFor: null, goalsAgainst: null, playedFor: null, playedAgainst: null },
  ...{ halfTimeFor: null, halfTimeAgainst: null, penaltiesFor: null, penaltiesAgainst: null },
};

function wantedGoals(
  { status, playedFor, playedAgainst, ...game }: Goals & Pick<FeedValues, 'status'>,
  { goalsFor = game.goalsFor, goalsAgainst = game.goalsAgainst }: Partial<Goals>,
): Goals {
  const goals = { goalsFor, goalsAgainst, playedFor, playedAgainst };
  return normalizeGame({ ...noGoals, ...goals, status });
}

/**
 * The calendar changes the status only of planned, postponed or cancelled games. So an awarded game
 * ('Wertung') keeps its status.
 */
function wantedStatus(status: FeedValues['status'], word: FeedValues['status']) {
  return status === null || isPostponedOrCalledOff(status) ? word : status;
}

const groups: readonly FeedField[][] = [
  ['date', 'kickoff'],
  ['goalsFor', 'goalsAgainst', 'playedFor', 'playedAgainst'],
];

/**
 * Day and kick-off change only together, and so do all goals. If one field of such a group changes, adds the
 * others.
 */
function wholeGroups(fields: readonly FeedField[]): FeedField[] {
  const touched = groups.filter((group) => group.some((field) => fields.includes(field)));
  return [...new Set([...fields, ...touched.flat()])];
}

function changedFields(
  game: StoredGame,
  word: FeedEntry,
  before: FeedEntry | undefined,
): Set<FeedField> {
  // For a game without a memory. A calendar cannot say that a ground is neutral, so a stored neutral ground
  // stays, and its venue, too, if the calendar has none.
  if (!before) {
    const kept = word.venueId === undefined ? ['ground', 'venueId'] : ['ground'];
    return new Set(
      feedFields.filter((field) => game.ground !== 'neutral' || !kept.includes(field)),
    );
  }
  const changed = new Set(
    feedFields.filter((field) => field in word && word[field] !== before[field]),
  );
  for (const field of wholeGroups([...changed])) changed.add(field);
  // A new day means that a postponed game will be played, and a result that it was played.
  if (word.date !== before.date || changed.has('goalsFor')) changed.add('status');
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
  return isMoved ? { ...rescheduleGame(next, { date, kickoff }), status: next.status } : next;
}

function isEnteredByHand(
  game: StoredGame,
  field: FeedField,
  before: FeedMemory | undefined,
): boolean {
  if (before) return before.own.includes(field) || game[field] !== (before.word[field] ?? null);
  // In `ground`, null means 'at home'; in all other fields, null means that no admin has entered a value.
  return field === 'ground' || game[field] !== null;
}
