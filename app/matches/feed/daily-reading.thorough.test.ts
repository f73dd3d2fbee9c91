import fc from 'fast-check';
import { expect, test } from 'vitest';
import { kinds } from '#app/kinds.server.ts';
import { club } from '#club/club.ts';
import type { Db } from '#platform/db/client.server.ts';
import { daysBefore } from '#platform/values/vienna.ts';
import { freshDatabase, onEachEngine } from '#test/database.ts';
import { by } from '#test/drafts.ts';
import { compareFeed } from './compare-feed.server.ts';
import type { Fixture } from './reading/read-feed.server.ts';
import { storeFeed } from './save-feed.server.ts';
import { saveFixtures } from './save-fixtures.server.ts';

const opponents = ['SC Berg', 'SK Tal', 'FC Bach'];
/** First day of a game. The test reads the calendar only on earlier days, so no game has ended. */
const firstDay = '2026-08-01';
const days = [firstDay, '2026-08-08', '2026-08-15', '2026-08-22'];
const kickoffs = ['15:00', '16:30', '18:00'];
const rounds = ['5', '6', '7'];

type Moment = { date: string; kickoff: string | null };
type Word = { moment: Moment; status: 'calledOff' | null; round: string | null };
type HandStatus = 'calledOff' | 'postponed' | null;

const moment = fc.record({
  date: fc.constantFrom(...days),
  kickoff: fc.constantFrom(...kickoffs),
});
const which = fc.nat(opponents.length - 1);
const round = fc.constantFrom(...rounds);

/** Events of a day: the association or a volunteer changes one thing, or nothing happens. */
const event = fc.oneof(
  fc.record({ who: fc.constant('nobody' as const) }),
  fc.record({ who: fc.constant('association' as const), which, moment }),
  fc.record({ who: fc.constant('association' as const), which, round }),
  fc.record({ who: fc.constant('association' as const), which, isCancelled: fc.boolean() }),
  fc.record({ who: fc.constant('volunteer' as const), which, moment }),
  fc.record({ who: fc.constant('volunteer' as const), which, round }),
  fc.record({
    who: fc.constant('volunteer' as const),
    which,
    status: fc.constantFrom<HandStatus>('calledOff', 'postponed', null),
  }),
);

type Event = typeof event extends fc.Arbitrary<infer Value> ? Value : never;

function fixtureOf(index: number, { moment: { date, kickoff }, status, round }: Word): Fixture {
  return {
    ...{ uid: `game-${index}`, date, kickoff, round, location: null, competition: 'Liga' },
    ...{ home: club.name, away: opponents[index] ?? '', isCancelled: status !== null },
  };
}

async function readCalendar(db: Db, words: readonly Word[], now: Date): Promise<void> {
  await storeFeed(
    db,
    { fixtures: words.map((word, at) => fixtureOf(at, word)), leftOut: [], unread: 0 },
    { now },
  );
}

async function takeTicked(db: Db, now: Date): Promise<void> {
  const { proposals = [] } = (await compareFeed(db, now)) ?? {};
  const ticked = proposals.filter(({ isAdvised }) => isAdvised).map(({ version }) => version);
  if (ticked.length > 0) await saveFixtures(db, kinds, ticked, { ...by, now });
}

async function listGames(db: Db) {
  const games = await db
    .selectFrom('game')
    .select(['id', 'opponent', 'date', 'kickoff', 'status', 'round', 'report'])
    .execute();
  return opponents.map((name) => {
    const game = games.find(({ opponent }) => opponent === name);
    if (!game) throw new Error(`no game against ${name}`);
    const { id, date, kickoff, ...rest } = game;
    return { id, ...rest, moment: { date, kickoff } };
  });
}

type EnteredFields = Partial<{ moment: Moment; status: HandStatus; round: string }>;

/** Stores the edit of a volunteer. Adds to `entered` each value that differs from the stored game. */
async function change(
  db: Db,
  { which, ...changed }: { which: number } & EnteredFields,
  entered: readonly EnteredFields[],
): Promise<void> {
  const game = (await listGames(db))[which];
  for (const field of ['moment', 'status', 'round'] as const) {
    const value = changed[field];
    if (value === undefined || JSON.stringify(value) === JSON.stringify(game?.[field])) continue;
    Object.assign(entered[which] ?? {}, { [field]: value });
    const row = field === 'moment' ? (value as Moment) : { [field]: value };
    await db
      .updateTable('game')
      .set(row)
      .where('id', '=', game?.id ?? '')
      .execute();
  }
}

onEachEngine((engine) => {
  test('daily readings of the calendar do not undo any edit of a volunteer', async () => {
    const few = fc.array(event, { minLength: 5, maxLength: 40 });
    const runs = engine === 'sqlite' ? 60 : 10;
    await fc.assert(
      fc.asyncProperty(few, async (events) => readDaily(await freshDatabase(engine), events)),
      { numRuns: runs },
    );
  });

  test('daily readings over a year do not undo any edit of a volunteer', async () => {
    const year = fc.array(event, { minLength: 365, maxLength: 365 });
    await fc.assert(
      fc.asyncProperty(year, async (events) => readDaily(await freshDatabase(engine), events)),
      { numRuns: 1 },
    );
  });
});

/** Reads the calendar each day and fails if an edit of a volunteer is lost. */
async function readDaily(db: Db, events: readonly Event[]): Promise<void> {
  const words: Word[] = opponents.map((_, at) => ({
    moment: { date: days[at] ?? firstDay, kickoff: '15:00' },
    ...{ status: null, round: '5' },
  }));
  /** The last values that a volunteer entered for each game, while the calendar has other values. */
  const entered: EnteredFields[] = opponents.map(() => ({}));
  const start = new Date(`${daysBefore(firstDay, events.length + 20)}T10:00:00.000Z`);
  await readCalendar(db, words, start);
  await takeTicked(db, start);
  await db.updateTable('game').set({ report: 'Von uns.' }).execute();

  for (const [day, happening] of events.entries()) {
    const now = new Date(start.getTime() + (day + 1) * 86_400_000);
    if (happening.who === 'association') {
      const word = words[happening.which] as Word;
      if ('moment' in happening) word.moment = happening.moment;
      else if ('round' in happening) word.round = happening.round;
      else word.status = happening.isCancelled ? 'calledOff' : null;
    }
    if (happening.who === 'volunteer') await change(db, happening, entered);
    await readCalendar(db, words, now);
    await takeTicked(db, now);

    const { proposals = [] } = (await compareFeed(db, now)) ?? {};
    expect(proposals.filter(({ isAdvised }) => isAdvised)).toEqual([]);
    const waiting = new Set(proposals.map(({ game }) => game?.id));
    for (const [at, { id, ...game }] of (await listGames(db)).entries()) {
      const [word, own] = [words[at] as Word, entered[at] ?? {}];
      // If calendar and volunteer agree again, the value no longer belongs to the volunteer.
      for (const field of ['moment', 'status', 'round'] as const)
        if (JSON.stringify(own[field]) === JSON.stringify(word[field])) delete own[field];
      expect(game).toMatchObject({ report: 'Von uns.', ...own });
      if (!waiting.has(id)) expect(game).toMatchObject({ ...word, ...own });
    }
  }
}
