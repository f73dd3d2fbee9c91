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
  /** Null is the first team. */
  teamId: string | null;
  /** Last segment of the match report's address; never changes. */
  slug: string;
  /** YYYY-MM-DD in Europe/Vienna. */
  date: string;
  /** HH:MM in Europe/Vienna; null when only the day is known. */
  kickoff: string | null;
  /** One of the opponent's names (app/matches/opponents), as somebody typed it. */
  opponent: string;
  kind: GameKind;
  /** Only for an opponent without a crest; null is the club's default crest. */
  crest: string | null;
  goalsFor: number | null;
  goalsAgainst: number | null;
  halfTimeFor: number | null;
  halfTimeAgainst: number | null;
  /** Null is at home. */
  ground: Exclude<Ground, 'home'> | null;
  /** Null is the usual one: the own ground at home, the opponent's away. */
  venueId: string | null;
  /** Null for a game that is played as planned. */
  status: GameStatus | null;
  /** Before the game was moved. */
  formerDate: string | null;
  formerKickoff: string | null;
  /** '5', 'Viertelfinale'. */
  round: string | null;
  /** The score on the pitch of an abandoned or awarded game. */
  playedFor: number | null;
  playedAgainst: number | null;
  /** Whether the goals include extra time. */
  extraTime: 1 | null;
  penaltiesFor: number | null;
  penaltiesAgainst: number | null;
  attendance: number | null;
  referee: string | null;
  /** A blank line separates paragraphs. */
  report: string | null;
  /** Whether the goals are a running score (running-score.server.ts); not part of the record. */
  running: 1 | null;
}

export interface OpponentGoalTable {
  gameId: string;
  ordinal: number;
  scorer: string | null;
  /** '67', '45+2'. */
  minute: string | null;
  /** An own goal, which counts for us. */
  ownGoal: 1 | null;
}

export interface GameCalendarTable {
  gameId: string;
  shown: string;
  /** The number of its changes. */
  sequence: number;
  /** ISO instant in UTC. */
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
  ownGoals: number | null;
  /** Set when a substitute came on at an unknown minute. */
  cameOn: 1 | null;
  minuteOn: number | null;
  minuteOff: number | null;
  /** The shirt number of the replaced player. */
  replacedNumber: number | null;
  /** As typed: '12, 45+1'. */
  goalMinutes: string | null;
  assistMinutes: string | null;
  yellowCardMinutes: string | null;
  redCardMinutes: string | null;
  ownGoalMinutes: string | null;
}

export interface OpponentTable {
  id: string;
  /** Last segment of the page's address; never changes. */
  address: string;
  name: string;
  shortName: string | null;
  /** Null uses the crest of a game, if any. */
  crest: string | null;
  venueId: string | null;
}

interface OpponentNameTable {
  name: string;
  opponentId: string;
  /** 0 is the current name. */
  ordinal: number;
}

export interface VenueTable extends Columns<typeof venueFields> {
  id: string;
  /** 1 for the club's own ground; without any, the ground in club/club.ts counts. */
  isOwn: 1 | null;
  /** The first day as own ground; null for always. */
  ownFrom: string | null;
}

export interface NextGameTable {
  id: 1;
  opponent: string;
  /** ISO instant in UTC. */
  startsAt: string | null;
  /** Its game of the schedule, whose values count; null while there is none. */
  gameId: string | null;
  /** 1 where the announcement has created that game. */
  madeGame: 1 | null;
  /** The opponent that the announcement has created; null where it existed before. */
  madeOpponent: string | null;
}

interface FixtureReadingTable {
  /** Always the same: the table has one row. */
  id: string;
  /** ISO instant in UTC. */
  readAt: string;
  contents: string;
}

interface FixtureAskingTable {
  /** Always the same: the table has one row. */
  id: string;
  address: string;
  /** ISO instants in UTC. */
  askedAt: string;
  notBefore: string | null;
  etag: string | null;
  lastModified: string | null;
  said: string | null;
}

export interface FixtureLinkTable {
  uid: string;
  gameId: string;
  /** JSON (compare-game.ts). Null in links of an old version, which stored no memory. */
  memory: string | null;
}
