import { findMatchdayDetails } from '#app/details/matchday-details.server.ts';
import { opponentFinder } from '#app/games/recognize/opponent-finder.server.ts';
import { ownSide } from '#app/games/recognize/own-side.ts';
import { venueFinder } from '#app/games/recognize/venue-finder.server.ts';
import type { Db } from '#platform/db/client.server.ts';
import { recordVersion } from '#platform/records/version.server.ts';
import { daysBefore, viennaDate } from '#platform/values/vienna.ts';
import { listLinks, readingId } from './links.server.ts';
import type { Fixture, LeftOut, ReadFeed } from './reading/read-feed.server.ts';
import {
  differing,
  type KnownFixture,
  type SaidField,
  type SaidOfGame,
  saidOf,
  saidOfNew,
  saidOfStored,
} from './said-of-game.ts';
import { farthest, type StoredGame, takeGame } from './stored-game.ts';

/** A game as the calendar says it, where that differs from what is stored. */
export interface Proposal {
  /** Stands for the entry, the stored game and what would become of it. */
  version: string;
  fixture: Fixture;
  /** Undefined for a game that is not stored. */
  game: StoredGame | undefined;
  /** What it would be called, and what would be stored of it. */
  opponent: string;
  after: SaidOfGame & Pick<StoredGame, 'formerDate' | 'formerKickoff'>;
  fields: SaidField[];
  /** Whether nothing speaks against it: no volunteer has changed what it would change. */
  isAdvised: boolean;
}

interface Agreeing {
  uid: string;
  gameId: string;
  said: SaidOfGame;
}

/** What was last read, beside what is stored. */
interface ComparedFeed {
  readAt: string;
  unread: number;
  proposals: Proposal[];
  /** Those that are stored as the calendar says. */
  agreeing: Agreeing[];
  /** Games to come that were taken from it, and of which it says nothing any more. */
  gone: StoredGame[];
  leftOut: LeftOut[];
}

/** What the calendar that was last read says beside what is stored; undefined before any was read. */
export async function compareFeed(db: Db, now: Date): Promise<ComparedFeed | undefined> {
  const rows = db.selectFrom('fixtureReading').selectAll().where('id', '=', readingId);
  const reading = await rows.executeTakeFirst();
  if (!reading) return undefined;
  const feed = JSON.parse(reading.contents) as ReadFeed;
  const { ownNames } = await findMatchdayDetails(db);
  const links = await listLinks(db);
  const [findOpponent, findVenue] = [await opponentFinder(db), await venueFinder(db)];
  const games: StoredGame[] = await db
    .selectFrom('game')
    .select(['id', 'opponent', 'date', 'kickoff', 'ground', 'venueId', 'status', 'round'])
    .select(['formerDate', 'formerKickoff', 'goalsFor', 'goalsAgainst'])
    .where((where) =>
      where.or([
        // The calendar is the first team's.
        where.and([
          where('teamId', 'is', null),
          ...farthestDays(feed.fixtures).map(([sign, day]) => where('date', sign, day)),
        ]),
        where('id', 'in', where.selectFrom('fixtureLink').select('gameId')),
      ]),
    )
    .orderBy('date')
    .orderBy('id')
    .execute();
  const byId = new Map(games.map((game) => [game.id, game]));
  const uids = new Set(feed.fixtures.map(({ uid }) => uid));
  const linked = new Map(links.map((link) => [link.uid, link]));
  const free = new Set(games);
  for (const { uid, gameId } of links) {
    const game = byId.get(gameId);
    if (game && uids.has(uid)) free.delete(game);
  }
  const proposals: Proposal[] = [];
  const agreeing: Agreeing[] = [];
  const leftOut = [...feed.leftOut];
  for (const fixture of feed.fixtures) {
    const side = ownSide(fixture, ownNames);
    if (typeof side === 'string') {
      leftOut.push({ what: `${fixture.home} : ${fixture.away}`, why: side });
      continue;
    }
    const opponent = findOpponent(side.opponent);
    const link = linked.get(fixture.uid);
    const game =
      (link && byId.get(link.gameId)) ??
      takeGame(free, { fixture, isHome: side.isHome, isSame: opponent.isCalled });
    const venueId = findVenue(fixture.location, { isHome: side.isHome, date: fixture.date });
    const isUsual = !side.isHome && venueId === opponent.venueId && game?.venueId !== venueId;
    const known = { fixture, isHome: side.isHome, venueId: isUsual ? null : venueId };
    const proposal = game
      ? changeOf(game, known, link?.said)
      : {
          after: { ...saidOfNew(known), formerDate: null, formerKickoff: null },
          fields: [],
          isAdvised: true,
        };
    if (game && proposal.fields.length === 0)
      agreeing.push({ uid: fixture.uid, gameId: game.id, said: saidOf(game) });
    else if (!game && fixture.isCancelled)
      leftOut.push({
        what: `${fixture.home} : ${fixture.away}`,
        why: 'Abgesagt, und nicht eingetragen.',
      });
    else {
      const version = recordVersion([fixture, game ?? null, proposal.after]);
      proposals.push({ version, fixture, game, opponent: opponent.name, ...proposal });
    }
  }
  const today = viennaDate(now);
  const goneIds = links.filter(({ uid }) => !uids.has(uid)).map(({ gameId }) => gameId);
  const isGone = ({ id, date }: StoredGame) => goneIds.includes(id) && date >= today;
  return {
    ...{ readAt: reading.readAt, unread: feed.unread, agreeing, leftOut },
    proposals: proposals.toSorted((one, other) => (one.after.date < other.after.date ? -1 : 1)),
    gone: feed.unread > 0 ? [] : games.filter(isGone),
  };
}

/** Between which days a game can be one of these, also before it was moved. */
function farthestDays(fixtures: readonly Fixture[]): ['>=' | '<=', string][] {
  const days = fixtures.map(({ date }) => date).toSorted();
  const [first = '', last = ''] = [days[0], days.at(-1)];
  if (first === '') return [['<=', '']];
  return [
    ['>=', daysBefore(first, farthest)],
    ['<=', daysBefore(last, -farthest)],
  ];
}

function changeOf(
  game: StoredGame,
  known: KnownFixture,
  taken: SaidOfGame | undefined,
): Pick<Proposal, 'after' | 'fields' | 'isAdvised'> {
  // What has a result was played as the club knows best.
  const isPlayed = game.goalsFor !== null && game.goalsAgainst !== null;
  const after = isPlayed ? game : saidOfStored(game, known, taken);
  const fields = differing(saidOf(game), saidOf(after));
  const isAdvised = taken
    ? differing(saidOf(game), taken).length === 0
    : fields.every((field) => game[field] === null && field !== 'ground');
  return { after, fields, isAdvised };
}
