import type { ColumnType } from 'kysely';
import type { GameKind, Position, TrainerRole } from '../domain/vocabulary.ts';
import type { ChangeSchema } from './change-tables.ts';
import type { MessageSchema } from './message-tables.ts';
import type { SignInSchema } from './sign-in-schema.ts';

/** 0 or 1: the one form of a truth value that SQLite and PostgreSQL share. */
type Flag = number;
/** A column that a migration fills when an insert leaves it out. */
type Defaulted<T> = ColumnType<T, T | undefined, T>;

interface Performance {
  gamesPlayed: Defaulted<number>;
  goals: Defaulted<number>;
  assists: Defaulted<number>;
  cleanSheets: Defaulted<number>;
  yellowCards: Defaulted<number>;
  redCards: Defaulted<number>;
}

export interface PlayerTable extends Performance {
  id: string;
  /** Last segment of the player's address; given once, never changed. */
  address: string;
  name: string;
  position: Position;
  /** Null stands for the club's placeholder picture. */
  image: string | null;
  active: Defaulted<Flag>;
  shirtNumber: number | null;
  birthYear: number | null;
  /** Free text, mostly TT.MM.JJJJ. */
  joinedOn: string | null;
  lastClub: string | null;
  competitions: string | null;
}

export interface PastSeasonTable extends Performance {
  playerId: string;
  ordinal: number;
  season: string;
}

export interface TrainerTable {
  id: string;
  address: string;
  name: string;
  image: string | null;
  birthYear: number | null;
  /** TT.MM.JJJJ */
  joinedOn: string | null;
  experience: string | null;
  role: TrainerRole;
  active: Defaulted<Flag>;
  games: Defaulted<number>;
  wins: Defaulted<number>;
  draws: Defaulted<number>;
  losses: Defaulted<number>;
}

export interface GameTable {
  id: string;
  /** Last segment of the match report's address; given once, never changed. */
  slug: string;
  /** YYYY-MM-DD in Europe/Vienna. */
  date: string;
  /** HH:MM in Europe/Vienna; null when only the day is known. */
  kickoff: string | null;
  opponent: string;
  kind: GameKind;
  /** Null stands for the club's default crest. */
  crest: string | null;
  goalsFor: number | null;
  goalsAgainst: number | null;
  halfTimeFor: number | null;
  halfTimeAgainst: number | null;
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
}

export interface StandingTable {
  id: string;
  team: string;
  won: Defaulted<number>;
  drawn: Defaulted<number>;
  lost: Defaulted<number>;
}

export interface NextGameTable {
  id: 1;
  opponent: string;
  /** ISO instant in UTC. */
  startsAt: string | null;
}

export interface AdminTable {
  /** Lowercased. */
  username: string;
  email: string;
}

export interface ArticleTable {
  id: number;
  slug: string;
  /** The slug read with ASCII letters only: a second address of the same article. */
  asciiSlug: string;
  title: string;
  /** YYYY-MM-DD */
  publishedOn: string;
  /** Sanitised HTML. */
  content: string;
  image: string | null;
  /** What the image shows, for those who do not see it. */
  imageAlt: string | null;
}

export interface SeasonTable {
  id: string;
  captain: string | null;
  topScorer: string | null;
  topAssistProvider: string | null;
  trainer: string | null;
}

export interface SeasonTeamTable {
  seasonId: string;
  position: number;
  team: string;
  played: number;
  won: number;
  drawn: number;
  lost: number;
  points: number;
}

export interface SeasonHonourTable {
  seasonId: string;
  kind: 'team' | 'individual';
  ordinal: number;
  title: string;
  player: string | null;
}

export interface SeasonHighlightTable {
  seasonId: string;
  title: string | null;
  playerAchievement: string | null;
  player: string | null;
}

export interface BoardMemberTable {
  id: string;
  ordinal: number;
  name: string;
  role: string;
  email: string | null;
  image: string | null;
  bio: string | null;
  linkedin: string | null;
  twitter: string | null;
  instagram: string | null;
}

export interface SponsorTable {
  id: string;
  ordinal: number;
  name: string;
  logo: string | null;
  website: string | null;
}

export interface FanShopTable {
  id: 1;
  title: string | null;
  description: string | null;
  link: string;
}

/** On PostgreSQL only: beside SQLite uploads are files (images/uploads.server.ts). */
export interface UploadTable {
  /** Below `/uploads/`. */
  path: string;
  bytes: Buffer;
  /** ISO instant in UTC at which it was last seen in use, or came. */
  usedAt: string;
}

/** All tables, in the camelCase names that queries use. */
export interface Schema extends ChangeSchema, MessageSchema, SignInSchema {
  player: PlayerTable;
  pastSeason: PastSeasonTable;
  trainer: TrainerTable;
  game: GameTable;
  lineup: LineupTable;
  lineupPlayer: LineupPlayerTable;
  standing: StandingTable;
  nextGame: NextGameTable;
  admin: AdminTable;
  article: ArticleTable;
  season: SeasonTable;
  seasonTeam: SeasonTeamTable;
  seasonHonour: SeasonHonourTable;
  seasonHighlight: SeasonHighlightTable;
  boardMember: BoardMemberTable;
  sponsor: SponsorTable;
  fanShop: FanShopTable;
  upload: UploadTable;
}
