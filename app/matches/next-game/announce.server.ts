import { randomUUID } from 'node:crypto';
import { knownKickoff } from '#app/matches/games/game.ts';
import { rescheduleGame } from '#app/matches/games/game-record.server.ts';
import { newGameSlug } from '#app/matches/games/new-game-slug.server.ts';
import { newOpponent } from '#app/matches/opponents/opponent-record.server.ts';
import type { Db } from '#platform/db/client.server.ts';
import { startGroup } from '#platform/records/audit-log.server.ts';
import { isUsed, type KindRegistry } from '#platform/records/kind.server.ts';
import type { EditableStore, RecordStore } from '#platform/records/record-store.ts';
import { type Change, replaceRecord } from '#platform/records/replace.server.ts';
import { writeIfChanged } from '#platform/records/revision.server.ts';
import { type EnteredRecord, readVersion } from '#platform/records/save.server.ts';
import { recordVersion } from '#platform/records/version.server.ts';
import { viennaDate, viennaTime } from '#platform/values/vienna.ts';
import {
  type NextGameDraft,
  type NextGameRecord,
  nextGameId,
  nextGameRecords,
} from './next-game-record.server.ts';
import {
  type AnnouncementPlan,
  findLinkedGame,
  isUntouched,
  newGame,
  type PlannedGame,
  planAnnouncement,
} from './plan-announcement.server.ts';

export const announcedGames: EditableStore<NextGameRecord, NextGameDraft> = {
  ...nextGameRecords,
  async completeDraft(db, draft, { now }) {
    const { game, opponent } = await planAnnouncement(db, draft, now);
    const { startsAt } = draft;
    return { opponent, startsAt, gameId: game?.id ?? null, madeGame: null, madeOpponent: null };
  },
};

interface Step {
  // biome-ignore lint/suspicious/noExplicitAny: the list contains records of several kinds
  store: RecordStore<any>;
  id: string;
  next: unknown;
}

/**
 * Moves or creates the announced game, and removes records that only an earlier announcement needed.
 * @throws ConflictError if another admin has changed the announcement
 * @throws the errors of `check`
 */
export async function announce(
  db: Db,
  kinds: KindRegistry,
  { record: draft, version, check }: EnteredRecord<NextGameDraft>,
  by: Change,
): Promise<void> {
  await writeIfChanged(db, async (transaction) => {
    const stored = await readVersion(transaction, nextGameRecords, nextGameId, version);
    await check?.(transaction);
    const plan = await planAnnouncement(transaction, draft, by.now);
    const { steps, announced } = await stepsOf(transaction, kinds, { draft, plan, stored });
    const cleared = await stepsToClear(transaction, kinds, stored, { plan, announced });
    const all = [...steps, { store: nextGameRecords, id: nextGameId, next: announced }, ...cleared];
    return { changed: await store(transaction, all, announced, by) };
  });
}

/**
 * Deletes the announcement. Also deletes the game that it created, unless the game is past or an admin has
 * added data to it.
 * @throws ConflictError if another admin has changed the announcement
 */
export async function withdraw(
  db: Db,
  kinds: KindRegistry,
  { version }: { version: string },
  by: Change,
): Promise<void> {
  await writeIfChanged(db, async (transaction) => {
    const stored = await readVersion(transaction, nextGameRecords, nextGameId, version);
    const own = stored && (await findOwnGame(transaction, stored, by.now));
    const opponent = own && (await ownOpponent(transaction, kinds, stored, own.id));
    const steps: Step[] = [
      { store: nextGameRecords, id: nextGameId, next: undefined },
      ...(own ? [{ store: kinds.game.records, id: own.id, next: undefined }] : []),
      ...(opponent ?? []),
    ];
    return { changed: stored !== undefined && (await store(transaction, steps, stored, by)) };
  });
}

export async function findOwnGame(
  db: Db,
  stored: NextGameRecord,
  now: Date,
): Promise<PlannedGame | undefined> {
  if (stored.madeGame !== 1) return undefined;
  const game = await findLinkedGame(db, stored, viennaDate(now));
  return game && (await isUntouched(db, game)) ? game : undefined;
}

interface Announcing {
  draft: NextGameDraft;
  plan: AnnouncementPlan;
  stored: NextGameRecord | undefined;
}

async function stepsOf(
  db: Db,
  kinds: KindRegistry,
  { draft, plan: { game, opponent }, stored }: Announcing,
): Promise<{ steps: Step[]; announced: NextGameRecord }> {
  const start = new Date(draft.startsAt);
  const moment = { date: viennaDate(start), kickoff: knownKickoff(viennaTime(start)) };
  const id = game?.id ?? randomUUID();
  const isSame = game !== undefined && game.id === stored?.gameId;
  const known = await db
    .selectFrom('opponentName')
    .select('opponentId')
    .where('name', '=', opponent)
    .executeTakeFirst();
  const opponentId = randomUUID();
  const { kind } = draft;
  const record = game
    ? {
        ...rescheduleGame(game.record, moment),
        kind,
        ...(isSame && stored?.madeGame === 1 && { opponent }),
      }
    : newGame({
        ...{ ...moment, kind, opponent },
        slug: await newGameSlug(db, { opponent, date: moment.date }),
      });
  return {
    steps: [
      ...(known
        ? []
        : [
            {
              store: kinds.opponent.records,
              id: opponentId,
              next: await newOpponent(db, opponent),
            },
          ]),
      { store: kinds.game.records, id, next: record },
    ],
    announced: {
      ...{ opponent, startsAt: draft.startsAt, gameId: id },
      madeGame: !game || (isSame && stored?.madeGame === 1) ? 1 : null,
      madeOpponent: known ? keptOpponent(stored, known.opponentId) : opponentId,
    },
  };
}

function keptOpponent(stored: NextGameRecord | undefined, opponentId: string): string | null {
  return stored?.madeOpponent === opponentId ? opponentId : null;
}

async function stepsToClear(
  db: Db,
  kinds: KindRegistry,
  stored: NextGameRecord | undefined,
  { plan, announced }: { plan: AnnouncementPlan; announced: NextGameRecord },
): Promise<Step[]> {
  const gone = plan.needless;
  const isRenamed = stored?.gameId !== null && stored?.gameId === announced.gameId;
  if (!gone && !isRenamed) return [];
  const games = gone ? [{ store: kinds.game.records, id: gone.id, next: undefined }] : [];
  if (stored?.madeOpponent === announced.madeOpponent) return games;
  return [...games, ...(await ownOpponent(db, kinds, stored, gone?.id ?? stored?.gameId ?? ''))];
}

/**
 * The announcement can have created its opponent. Returns the removal of this opponent, so that one undo takes
 * back both. Returns nothing if other records use the opponent or if an admin has added data to it.
 */
async function ownOpponent(
  db: Db,
  kinds: KindRegistry,
  stored: NextGameRecord | undefined,
  gameId: string,
): Promise<Step[]> {
  const id = stored?.madeOpponent ?? null;
  if (id === null) return [];
  const { records } = kinds.opponent;
  const opponent = await records.read(db, id);
  if (!opponent || opponent.crest || opponent.venueId || opponent.shortName) return [];
  if (opponent.otherNames.length > 0 || opponent.name !== stored?.opponent) return [];
  const isNeeded = await isUsed(db, kinds, { kind: 'opponent', id, beside: gameId });
  return isNeeded ? [] : [{ store: records, id, next: undefined }];
}

async function store(
  db: Db,
  steps: readonly Step[],
  named: NextGameRecord,
  by: Change,
): Promise<boolean> {
  const changes = [];
  for (const { store: records, id, next } of steps) {
    const current = await records.read(db, id);
    if (recordVersion(current) !== recordVersion(next))
      changes.push({
        records,
        id,
        current,
        next: next === undefined ? undefined : { record: next, ties: [] },
      });
  }
  const group =
    changes.length > 1 ? await startGroup(db, await nextGameRecords.label(db, named)) : undefined;
  for (const { records, ...change } of changes) {
    // Checks the admin's right only for the announcement, because all other changes follow from it.
    const may = records.kind === 'nextGame' ? by.may : undefined;
    await replaceRecord(db, records, change, { ...by, may, group });
  }
  return changes.length > 0;
}
