import { findMatchdayDetails } from '#app/club/details/find-details.server.ts';
import { isPostponedOrCalledOff } from '#app/matches/games/game.ts';
import { opponentFinder } from '#app/matches/games/recognize/opponent-finder.server.ts';
import { foldClub, ownSide } from '#app/matches/games/recognize/own-side.ts';
import { venueFinder } from '#app/matches/games/recognize/venue-finder.server.ts';
import type { Db } from '#platform/db/client.server.ts';
import { recordVersion } from '#platform/records/version.server.ts';
import { daysBefore, formatShortDate, viennaDate } from '#platform/values/vienna.ts';
import { breathe } from '#platform/work/repeat.server.ts';
import { type ClubWithin, clubWithin } from './club-within.ts';
import {
  type ComparedGame,
  compareGame,
  type FeedEntry,
  type FeedField,
  type FeedMemory,
  type FeedValues,
  newGameValues,
  type StoredGame,
  toFeedEntry,
} from './compare-game.ts';
import { findGameOfFixture, maxDaysMoved, toMoment } from './find-game-of-fixture.ts';
import { feedReadingId, listLinks } from './links.server.ts';
import type { Fixture, ReadFeed, SkippedEntry } from './reading/read-feed.server.ts';
import { ownWord } from './reading/read-title.ts';
import { oddMoments, withTails } from './with-tails.ts';

export interface Proposal {
  /**
   * A hash of the calendar entry, the stored game and the proposed values. The server rejects a form with an
   * outdated hash.
   */
  version: string;
  fixture: Fixture;
  game: StoredGame | undefined;
  opponent: string;
  /**
   * The calendar's name for the opponent if it is unclear whether this name means `opponent`. Undefined after
   * an admin has confirmed the name.
   */
  unsureName: string | undefined;
  isNewOpponent: boolean;
  /** Only for a new game: the opponent of a stored game on the same day that has no calendar entry. */
  sameDay: string | undefined;
  /** Words of the title that are unclear, or that name another day or time than the calendar entry. */
  oddWords: string[];
  /** True if the site has already read a newer version of this calendar entry (a greater SEQUENCE). */
  isOlder: boolean;
  after: FeedValues & Pick<StoredGame, 'formerDate' | 'formerKickoff'>;
  fields: FeedField[];
  /** False if the proposal would change a value that an admin has entered. */
  isAdvised: boolean;
  memoryOnceTaken: FeedMemory;
  memoryOnceRefused: FeedMemory;
}

export interface KeptGame {
  game: StoredGame;
  word: FeedEntry;
  fields: FeedField[];
}

interface MemoryOfGame {
  uid: string;
  gameId: string;
  memory: FeedMemory;
}

interface ComparedFeed {
  readAt: string;
  unread: number;
  proposals: Proposal[];
  agreeing: number;
  kept: KeptGame[];
  memories: MemoryOfGame[];
  /** Games from today on that the calendar contained before, but no longer contains. */
  gone: StoredGame[];
  leftOut: SkippedEntry[];
}

export async function compareFeed(db: Db, now: Date): Promise<ComparedFeed | undefined> {
  const rows = db.selectFrom('fixtureReading').selectAll().where('id', '=', feedReadingId);
  const reading = await rows.executeTakeFirst();
  if (!reading) return undefined;
  const feed = JSON.parse(reading.contents) as ReadFeed;
  const ownNames = [...(await findMatchdayDetails(db)).ownNames, ownWord];
  const links = await listLinks(db);
  const [findOpponent, findVenue] = [await opponentFinder(db), await venueFinder(db)];
  const games: StoredGame[] = await db
    .selectFrom('game')
    .select(['id', 'opponent', 'date', 'kickoff', 'ground', 'venueId', 'status', 'round'])
    .select(['formerDate', 'formerKickoff'])
    .select(['goalsFor', 'goalsAgainst', 'playedFor', 'playedAgainst'])
    .where((where) =>
      where.or([
        // Only games of the first team, because the association's calendar has no games of other teams.
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
  const moments = new Set(feed.fixtures.map(toMoment));
  const linked = new Map(links.map((link) => [link.uid, link]));
  const free = new Set(games);
  for (const { uid, gameId } of links) {
    const game = byId.get(gameId);
    if (game && uids.has(uid)) free.delete(game);
  }
  const proposals: Omit<Proposal, 'sameDay' | 'version'>[] = [];
  const kept: KeptGame[] = [];
  const memories: MemoryOfGame[] = [];
  const leftOut = [...feed.leftOut];
  let agreeing = 0;
  const today = viennaDate(now);
  const own = new Set(ownNames.map(foldClub));
  const known = {
    isOwn: (name: string) => own.has(foldClub(name)),
    isOpponent: (name: string) => findOpponent(name).isKnown,
  };
  const found = new Map<string, ClubWithin>();
  const findClub = (side: string) => {
    const club = found.get(side) ?? clubWithin(side, known);
    found.set(side, club);
    return club;
  };
  for (const read of feed.fixtures) {
    await breathe();
    const title = `${formatShortDate(read.date)}, ${read.home} : ${read.away}`;
    const clubs = { home: findClub(read.home), away: findClub(read.away) };
    const side = ownSide({ home: clubs.home.name, away: clubs.away.name }, ownNames);
    if (typeof side === 'string') {
      leftOut.push({ what: title, why: side });
      continue;
    }
    const rests = [clubs.home.rest, clubs.away.rest];
    const fixture = withTails(read, { rests, isHome: side.isHome, clock: { now, today } });
    const isHome = fixture.ground === 'home';
    const [own, named] = side.isHome ? [clubs.home, clubs.away] : [clubs.away, clubs.home];
    const opponent = findOpponent(side.opponent);
    const link = linked.get(fixture.uid);
    const game =
      (link && byId.get(link.gameId)) ??
      findGameOfFixture(free, { fixture, isHome, isSame: opponent.isCalled, moments });
    const venueId = findVenue(fixture.location, { isHome, date: fixture.date });
    const isUsual = !isHome && venueId === opponent.venueId && game?.venueId !== venueId;
    const word = toFeedEntry({ fixture, isHome, venueId: isUsual ? null : venueId });
    // Calendar programs hide an entry with STATUS:CANCELLED (RFC 5545, 3.8.1.11), so the site adds no game.
    // An entry stays visible if only its title says 'Abgesagt', so the site adds a game.
    if (!game && fixture.isCancelled) {
      leftOut.push({ what: title, why: 'Abgesagt, und nicht eingetragen.' });
      continue;
    }
    const compared = game ? compareGame(game, word, link?.memory) : asNew(word);
    const { kept: ofGame, memory, ...proposal } = compared;
    if (!game || proposal.fields.length > 0) {
      const isSure = link !== undefined || (opponent.isSure && named.isSure);
      const unsureName = isSure ? undefined : side.isHome ? read.away : read.home;
      const isNewOpponent = !opponent.isKnown;
      const whom = { opponent: opponent.name, unsureName, isNewOpponent };
      const oddWords = [...(link || own.isSure ? [] : [own.rest]), ...oddMoments(fixture)];
      const isOlder = (link?.memory?.word.sequence ?? 0) > (fixture.sequence ?? 0);
      proposals.push({ fixture, game, ...whom, oddWords, isOlder, ...proposal });
    }
    if (!game) continue;
    if (ofGame.length > 0) kept.push({ game, word, fields: ofGame });
    if (proposal.fields.length + ofGame.length === 0) agreeing += 1;
    if (memory) memories.push({ uid: fixture.uid, gameId: game.id, memory });
  }
  const goneIds = links.filter(({ uid }) => !uids.has(uid)).map(({ gameId }) => gameId);
  const isGone = ({ id, date }: StoredGame) => goneIds.includes(id) && date >= today;
  return {
    ...{ readAt: reading.readAt, unread: feed.unread, agreeing, kept, memories, leftOut },
    proposals: withSameDay(proposals, free).toSorted((one, other) =>
      one.after.date < other.after.date ? -1 : 1,
    ),
    gone: feed.unread > 0 ? [] : games.filter(isGone),
  };
}

function withSameDay(
  proposals: readonly Omit<Proposal, 'sameDay' | 'version'>[],
  others: Iterable<StoredGame>,
): Proposal[] {
  const byDay = new Map<string, string>();
  for (const { date, opponent, status } of others)
    if (!isPostponedOrCalledOff(status)) byDay.set(date, opponent);
  return proposals.map((proposal) => {
    const { fixture, game, after, unsureName, oddWords, isOlder } = proposal;
    const sameDay = game ? undefined : byDay.get(after.date);
    const asked = [unsureName ?? null, sameDay ?? null, oddWords, isOlder];
    const version = recordVersion([fixture, game ?? null, after, asked]);
    return { ...proposal, version, sameDay };
  });
}

function farthestDays(fixtures: readonly Fixture[]): ['>=' | '<=', string][] {
  const days = fixtures.map(({ date }) => date).toSorted();
  const [first = '', last = ''] = [days[0], days.at(-1)];
  if (first === '') return [['<=', '']];
  return [
    ['>=', daysBefore(first, maxDaysMoved)],
    ['<=', daysBefore(last, -maxDaysMoved)],
  ];
}

function asNew(word: FeedEntry): ComparedGame {
  const after = { ...newGameValues(word), formerDate: null, formerKickoff: null };
  const memory = { word, own: [] };
  return {
    ...{ after, fields: [], isAdvised: true, kept: [], memory: undefined },
    ...{ memoryOnceTaken: memory, memoryOnceRefused: memory },
  };
}
