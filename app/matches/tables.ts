import type { Defaulted, Flag } from '#platform/db/schema.ts';
import type { Columns } from '#platform/fields/fields.ts';
import type { GameKind, GameStatus, Ground } from './games/game.ts';
import type { venueFields } from './venues/fields.ts';

declare module '#platform/db/schema.ts' {
  interface Schema {
    game: GameTable;
    opponentGoal: OpponentGoalTable;
    gameCalendar: GameCalendarTable;
    lineup: LineupTable;
    lineupPlayer: LineupPlayerTable;
    opponent: OpponentTable;
    opponentName: OpponentNameTable;
    venue: VenueTable;
    nextGame: NextGameTable;
    fixtureReading: FixtureReadingTable;
    fixtureLink: FixtureLinkTable;
    fixtureAsking: FixtureAskingTable;
  }
}

export interface GameTable {
  id: string;
  /** Null is the first one. */
  teamId: string | null;
  /** Last segment of the match report's address; given once, never changed. */
  slug: string;
  /** YYYY-MM-DD in Europe/Vienna. */
  date: string;
  /** HH:MM in Europe/Vienna; null when only the day is known. */
  kickoff: string | null;
  /** By one of the opponent's names (app/matches/opponents), as it was typed. */
  opponent: string;
  kind: GameKind;
  /** Of an opponent that has none itself; null stands for the club's default crest. */
  crest: string | null;
  goalsFor: number | null;
  goalsAgainst: number | null;
  halfTimeFor: number | null;
  halfTimeAgainst: number | null;
  /** Null is at home. */
  ground: Exclude<Ground, 'home'> | null;
  /** Null is the usual one: the own ground at home, the opponent's away. */
  venueId: string | null;
  /** Null as long as a game takes its course. */
  status: GameStatus | null;
  /** The day and kick-off from which it was moved. */
  formerDate: string | null;
  formerKickoff: string | null;
  /** '5', 'Viertelfinale'. */
  round: string | null;
  /** On the pitch, where that is not what counts: at an abandonment, or beside what was awarded. */
  playedFor: number | null;
  playedAgainst: number | null;
  /** Whether the goals hold those of extra time. */
  extraTime: 1 | null;
  penaltiesFor: number | null;
  penaltiesAgainst: number | null;
  attendance: number | null;
  referee: string | null;
  /** What is told of it; a blank line between paragraphs. */
  report: string | null;
  /** Whether the goals are a score of the running game (running-score.server.ts); no part of the record. */
  running: 1 | null;
}

export interface OpponentGoalTable {
  gameId: string;
  ordinal: number;
  scorer: string | null;
  /** '67', '45+2'. */
  minute: string | null;
  /** Whether it fell into the opponent's own net: it is ours then. */
  ownGoal: 1 | null;
}

/** What those who keep a game in their calendar have to be told of it. */
export interface GameCalendarTable {
  gameId: string;
  /** All of the game that a calendar shows, as one text. */
  shown: string;
  /** How often that has changed. */
  sequence: number;
  /** ISO instant in UTC of the last change. */
  changedAt: string;
}

export interface LineupTable {
  id: string;
  gameId: string;
  trainerId: string | null;
  /** ISO instant in UTC. */
  savedAt: string | null;
}

export interface LineupPlayerTable {
  lineupId: string;
  ordinal: number;
  /** Null when the player no longer exists; the entry stays as '#number'. */
  playerId: string | null;
  shirtNumber: number | null;
  onBench: Defaulted<Flag>;
  goals: Defaulted<number>;
  assists: Defaulted<number>;
  yellowCards: Defaulted<number>;
  redCards: Defaulted<number>;
  /** Null for none. */
  ownGoals: number | null;
  /** Whether somebody of the bench came on, where nobody knows when. */
  cameOn: 1 | null;
  minuteOn: number | null;
  minuteOff: number | null;
  /** The shirt number of the player for whom this one came on. */
  replacedNumber: number | null;
  /** As they are typed: '12, 45+1'. */
  goalMinutes: string | null;
  assistMinutes: string | null;
  yellowCardMinutes: string | null;
  redCardMinutes: string | null;
  ownGoalMinutes: string | null;
}

export interface OpponentTable {
  id: string;
  /** Last segment of the page's address; given once, never changed. */
  address: string;
  name: string;
  shortName: string | null;
  /** Null stands for the one that a game has, if any. */
  crest: string | null;
  /** Where it is at home. */
  venueId: string | null;
}

/** A name by which games, tables and feeds call an opponent: today's, former ones, other spellings. */
interface OpponentNameTable {
  name: string;
  opponentId: string;
  /** 0 is today's name. */
  ordinal: number;
}

/** A place where games are played. */
export interface VenueTable extends Columns<typeof venueFields> {
  id: string;
  /** 1 for the club's own ground; while none is, that of club/club.ts is. */
  isOwn: 1 | null;
  /** Since which day it is; null for ever. */
  ownFrom: string | null;
}

export interface NextGameTable {
  id: 1;
  opponent: string;
  /** ISO instant in UTC. */
  startsAt: string | null;
  /** Its game of the schedule, which is what counts; null as long as that has none. */
  gameId: string | null;
  /** 1 where that game stands in the plan only because of the announcement. */
  madeGame: 1 | null;
  /** The id of the opponent that the announcement has made; null where it was there before. */
  madeOpponent: string | null;
}

/** What a calendar of the association said when it was last read. */
interface FixtureReadingTable {
  /** Always the same: there is one. */
  id: string;
  /** ISO instant in UTC. */
  readAt: string;
  /** JSON of what was read of it. */
  contents: string;
}

/** When a calendar was last asked for at its address, and what came of it. */
interface FixtureAskingTable {
  /** Always the same: there is one. */
  id: string;
  address: string;
  /** ISO instants in UTC. */
  askedAt: string;
  notBefore: string | null;
  /** By which the other server knows what was last read of it. */
  etag: string | null;
  lastModified: string | null;
  /** Why nothing came of it, in a sentence. */
  said: string | null;
}

/** By which of a calendar's entries a game is known. */
export interface FixtureLinkTable {
  uid: string;
  gameId: string;
  /**
   * JSON of what the calendar said, and of what volunteers have entered otherwise (compare-game.ts).
   * Null where a version before this rule has noted the link: then nobody knows it.
   */
  memory: string | null;
}
