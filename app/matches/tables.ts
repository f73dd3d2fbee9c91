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
  /** Null means the first team. */
  teamId: string | null;
  /** Last segment of the address of the match report; never changes. */
  slug: string;
  /** YYYY-MM-DD in Europe/Vienna. */
  date: string;
  /** HH:MM in Europe/Vienna; null when only the day is known. */
  kickoff: string | null;
  /**
   * A known name of the opponent, or the typed name if it is new. The site finds the opponent record by this
   * name.
   */
  opponent: string;
  kind: GameKind;
  /** Used if the opponent record has no crest. Null means the club's default crest. */
  crest: string | null;
  goalsFor: number | null;
  goalsAgainst: number | null;
  halfTimeFor: number | null;
  halfTimeAgainst: number | null;
  /** Null means at home. */
  ground: Exclude<Ground, 'home'> | null;
  /** Null means the usual place: the own ground at home, the opponent's ground away. */
  venueId: string | null;
  status: GameStatus | null;
  formerDate: string | null;
  formerKickoff: string | null;
  round: string | null;
  /** The score on the pitch if the game was abandoned, awarded or must be replayed. */
  playedFor: number | null;
  playedAgainst: number | null;
  /** 1 means that the goals include extra time. */
  extraTime: 1 | null;
  penaltiesFor: number | null;
  penaltiesAgainst: number | null;
  attendance: number | null;
  referee: string | null;
  report: string | null;
  /**
   * 1: the goals are a running score (running-score.server.ts). `GameRecord` does not contain this column.
   */
  running: 1 | null;
  /** 1 if an admin has ended the game. `GameRecord` does not contain this column. */
  ended: 1 | null;
}

export interface OpponentGoalTable {
  gameId: string;
  ordinal: number;
  scorer: string | null;
  /** Examples: '67', '45+2'. */
  minute: string | null;
  /** 1 means an own goal of the opponent, which counts for the club. */
  ownGoal: 1 | null;
}

export interface GameCalendarTable {
  gameId: string;
  shown: string;
  /** Counts the changes of this game's calendar entry (iCalendar SEQUENCE). */
  sequence: number;
  changedAt: string;
}

export interface LineupTable {
  id: string;
  gameId: string;
  trainerId: string | null;
  savedAt: string | null;
}

export interface LineupPlayerTable {
  lineupId: string;
  ordinal: number;
  /** Null if the player was removed; the line-up then shows '#' and the shirt number, or 'Unbekannt'. */
  playerId: string | null;
  shirtNumber: number | null;
  onBench: Defaulted<Flag>;
  goals: Defaulted<number>;
  assists: Defaulted<number>;
  yellowCards: Defaulted<number>;
  redCards: Defaulted<number>;
  ownGoals: number | null;
  cameOn: 1 | null;
  minuteOn: number | null;
  minuteOff: number | null;
  replacedNumber: number | null;
  /** Minutes that an admin typed, separated by commas: '12, 45+1'. */
  goalMinutes: string | null;
  assistMinutes: string | null;
  yellowCardMinutes: string | null;
  redCardMinutes: string | null;
  ownGoalMinutes: string | null;
}

export interface OpponentTable {
  id: string;
  /** Last segment of the address of the opponent's page; never changes. */
  address: string;
  name: string;
  shortName: string | null;
  /** If null, pages show the crest that is stored with a game. */
  crest: string | null;
  venueId: string | null;
}

interface OpponentNameTable {
  name: string;
  opponentId: string;
  /** 0 for the current name, 1 and more for other names of the opponent. */
  ordinal: number;
}

export interface VenueTable extends Columns<typeof venueFields> {
  id: string;
  /** 1 means the club's own ground. If no venue has 1, the ground in club/club.ts applies. */
  isOwn: 1 | null;
  /** First day on which the venue is the own ground. Null means from the beginning. */
  ownFrom: string | null;
}

export interface NextGameTable {
  id: 1;
  opponent: string;
  /** ISO instant in UTC. */
  startsAt: string | null;
  /**
   * Id of the announced game in the schedule; pages then show the values of this game. If null, pages look for
   * a game of the first team on this day against this opponent.
   */
  gameId: string | null;
  madeGame: 1 | null;
  /** Id of the opponent that the announcement has created. Null if the opponent existed before. */
  madeOpponent: string | null;
}

interface FixtureReadingTable {
  /** The table has a single row with a fixed id. */
  id: string;
  readAt: string;
  contents: string;
}

interface FixtureAskingTable {
  id: string;
  address: string;
  askedAt: string;
  notBefore: string | null;
  etag: string | null;
  lastModified: string | null;
  said: string | null;
}

export interface FixtureLinkTable {
  uid: string;
  gameId: string;
  /** JSON of a FeedMemory (compare-game.ts). Null if an older version of the site stored this row. */
  memory: string | null;
}
