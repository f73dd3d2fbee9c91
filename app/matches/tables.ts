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
  /** Last segment of the match report's address; never changes. */
  slug: string;
  /** YYYY-MM-DD in Europe/Vienna. */
  date: string;
  /** HH:MM in Europe/Vienna; null when only the day is known. */
  kickoff: string | null;
  /** One of the opponent's names (app/matches/opponents), as somebody typed it. */
  opponent: string;
  kind: GameKind;
  /** Shown only for an opponent without a crest; null: the club's default crest. */
  crest: string | null;
  goalsFor: number | null;
  goalsAgainst: number | null;
  halfTimeFor: number | null;
  halfTimeAgainst: number | null;
  /** Null: at home. */
  ground: Exclude<Ground, 'home'> | null;
  /** Null: the usual place, at home the own ground and away the opponent's ground. */
  venueId: string | null;
  /** Null for a game that is played as planned. */
  status: GameStatus | null;
  /** The day and time before the game was moved. */
  formerDate: string | null;
  formerKickoff: string | null;
  /** For example '5' or 'Viertelfinale'. */
  round: string | null;
  /** The score on the pitch of an abandoned or awarded game. */
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
  /** 1: the goals are a running score (running-score.server.ts); not part of the record. */
  running: 1 | null;
}

export interface OpponentGoalTable {
  gameId: string;
  ordinal: number;
  scorer: string | null;
  /** For example '67' or '45+2'. */
  minute: string | null;
  /** 1: an own goal of the opponent, which counts for us. */
  ownGoal: 1 | null;
}

export interface GameCalendarTable {
  gameId: string;
  shown: string;
  /** How often the entry of the game has changed in the calendar. */
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
  /** Null when the player no longer exists; the entry then shows '#number'. */
  playerId: string | null;
  shirtNumber: number | null;
  onBench: Defaulted<Flag>;
  goals: Defaulted<number>;
  assists: Defaulted<number>;
  yellowCards: Defaulted<number>;
  redCards: Defaulted<number>;
  ownGoals: number | null;
  /** 1 when a substitute came on at an unknown minute. */
  cameOn: 1 | null;
  minuteOn: number | null;
  minuteOff: number | null;
  /** The shirt number of the replaced player. */
  replacedNumber: number | null;
  /** Minutes as people typed them: '12, 45+1'. */
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
  /** Null: pages use the crest of a game, if any game has one. */
  crest: string | null;
  venueId: string | null;
}

interface OpponentNameTable {
  name: string;
  opponentId: string;
  /** 0: the current name of the opponent. */
  ordinal: number;
}

export interface VenueTable extends Columns<typeof venueFields> {
  id: string;
  /** 1: the club's own ground. Without any such venue, the ground in club/club.ts counts. */
  isOwn: 1 | null;
  /** The first day as the club's own ground; null: always. */
  ownFrom: string | null;
}

export interface NextGameTable {
  id: 1;
  opponent: string;
  /** ISO instant in UTC. */
  startsAt: string | null;
  /** The game of the schedule, whose values count; null while there is none. */
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
  /** JSON (compare-game.ts); null in links that an old version stored without a memory. */
  memory: string | null;
}
