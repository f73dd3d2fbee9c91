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
  /** Null: the first team. */
  teamId: string | null;
  /** Last segment of the address of the match report; never changes. */
  slug: string;
  /** YYYY-MM-DD in Europe/Vienna. */
  date: string;
  /** HH:MM in Europe/Vienna; null when only the day is known. */
  kickoff: string | null;
  /** A name of the opponent (app/matches/opponents), as somebody typed it. */
  opponent: string;
  kind: GameKind;
  /** Shown if the opponent itself has no crest; null: the club's default crest. */
  crest: string | null;
  goalsFor: number | null;
  goalsAgainst: number | null;
  halfTimeFor: number | null;
  halfTimeAgainst: number | null;
  /** Null: at home. */
  ground: Exclude<Ground, 'home'> | null;
  /** Null: the usual place (the own ground at home, the opponent's ground away). */
  venueId: string | null;
  /** Null if the game is played as planned. */
  status: GameStatus | null;
  /** The first day and time of a game that was moved. */
  formerDate: string | null;
  formerKickoff: string | null;
  /** Examples: '5', 'Viertelfinale'. */
  round: string | null;
  /** The score on the pitch, if the game was abandoned or awarded. */
  playedFor: number | null;
  playedAgainst: number | null;
  /** 1: the goals include extra time. */
  extraTime: 1 | null;
  penaltiesFor: number | null;
  penaltiesAgainst: number | null;
  attendance: number | null;
  referee: string | null;
  /** A blank line separates paragraphs. */
  report: string | null;
  /** 1: the goals are a running score (running-score.server.ts). Not a part of the record. */
  running: 1 | null;
}

export interface OpponentGoalTable {
  gameId: string;
  ordinal: number;
  scorer: string | null;
  /** Examples: '67', '45+2'. */
  minute: string | null;
  /** 1: an own goal of the opponent, which counts for the club. */
  ownGoal: 1 | null;
}

export interface GameCalendarTable {
  gameId: string;
  shown: string;
  /** How often the calendar entry of this game has changed. */
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
  /** Null if the player was removed: the entry then shows '#number'. */
  playerId: string | null;
  shirtNumber: number | null;
  onBench: Defaulted<Flag>;
  goals: Defaulted<number>;
  assists: Defaulted<number>;
  yellowCards: Defaulted<number>;
  redCards: Defaulted<number>;
  ownGoals: number | null;
  /** 1: the substitute came on, but nobody knows the minute. */
  cameOn: 1 | null;
  minuteOn: number | null;
  minuteOff: number | null;
  /** The shirt number of the replaced player. */
  replacedNumber: number | null;
  /** Minutes as somebody typed them: '12, 45+1'. */
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
  /** Null: pages show the crest that is stored with a game, if there is one. */
  crest: string | null;
  venueId: string | null;
}

interface OpponentNameTable {
  name: string;
  opponentId: string;
  /** 0 for the current name of the opponent. */
  ordinal: number;
}

export interface VenueTable extends Columns<typeof venueFields> {
  id: string;
  /** 1: the club's own ground. If no venue has 1, the ground in club/club.ts counts. */
  isOwn: 1 | null;
  /** The first day on which the venue is the club's own ground; null: it is so from the start. */
  ownFrom: string | null;
}

export interface NextGameTable {
  id: 1;
  opponent: string;
  /** ISO instant in UTC. */
  startsAt: string | null;
  /** The game in the schedule, whose values count; null if the schedule does not have it. */
  gameId: string | null;
  /** 1: the announcement has created this game. */
  madeGame: 1 | null;
  /** Id of the opponent that the announcement has created; null if the opponent existed before. */
  madeOpponent: string | null;
}

interface FixtureReadingTable {
  /** The table has one row, always with this id. */
  id: string;
  /** ISO instant in UTC. */
  readAt: string;
  contents: string;
}

interface FixtureAskingTable {
  /** The table has one row, always with this id. */
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
  /** JSON of a FeedMemory (compare-game.ts); null in a link that an older version stored. */
  memory: string | null;
}
