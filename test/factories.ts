import { brandingId } from '#app/club/branding/branding-record.server.ts';
import { asciiNewsSlug, newsSlug } from '#app/news/slug.ts';
import { countAll } from '#app/people/figures/recount-figures.server.ts';
import type { Db } from '#platform/db/client.server.ts';
import { pathSegment } from '#platform/values/slug.ts';
import { insertRow, nextNumber, type Overrides, type Row } from './insert-row.ts';

/*
 * Each factory writes a row directly into the database, so only the rules of the schema apply. Fields without
 * an override get default values, with unique ids and names.
 */

const anyMoment = {
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
};

interface PastSeasons {
  pastSeasons?: Overrides<'pastSeason'>[];
}

export async function createPlayer(
  db: Db,
  { pastSeasons = [], ...overrides }: Overrides<'player'> & PastSeasons = {},
): Promise<Row<'player'>> {
  const number = nextNumber();
  const name = overrides.name ?? `Spieler ${number}`;
  const player = await insertRow(db, 'player', {
    id: `player-${number}`,
    address: pathSegment(name),
    name,
    position: 'Mittelfeld',
    ...overrides,
  });
  for (const [ordinal, pastSeason] of pastSeasons.entries())
    await insertRow(db, 'pastSeason', {
      playerId: player.id,
      ordinal,
      season: String(2000 + ordinal),
      ...pastSeason,
    });
  return player;
}

export async function createTrainer(
  db: Db,
  overrides: Overrides<'trainer'> = {},
): Promise<Row<'trainer'>> {
  const number = nextNumber();
  const name = overrides.name ?? `Trainer ${number}`;
  return insertRow(db, 'trainer', {
    id: `trainer-${number}`,
    address: pathSegment(name),
    name,
    role: 'Co-Trainer',
    ...overrides,
  });
}

export async function createVenue(
  db: Db,
  overrides: Overrides<'venue'> = {},
): Promise<Row<'venue'>> {
  const number = nextNumber();
  return insertRow(db, 'venue', { id: `venue-${number}`, name: `Platz ${number}`, ...overrides });
}

interface OtherNames {
  otherNames?: string[];
}

export async function createOpponent(
  db: Db,
  { otherNames = [], ...overrides }: Overrides<'opponent'> & OtherNames = {},
): Promise<Row<'opponent'>> {
  const number = nextNumber();
  const name = overrides.name ?? `Gegner ${number}`;
  const opponent = await insertRow(db, 'opponent', {
    id: `opponent-${number}`,
    address: pathSegment(name),
    name,
    ...overrides,
  });
  for (const [ordinal, one] of [name, ...otherNames].entries())
    await insertRow(db, 'opponentName', { name: one, ordinal, opponentId: opponent.id });
  return opponent;
}

export async function createGame(db: Db, overrides: Overrides<'game'> = {}): Promise<Row<'game'>> {
  const number = nextNumber();
  return insertRow(db, 'game', {
    id: `game-${number}`,
    slug: `sv-muster-vs-gegner-${number}`,
    date: '2025-05-10',
    opponent: `Gegner ${number}`,
    kind: 'Meisterschaft',
    ...overrides,
  });
}

export async function createGameCalendar(
  db: Db,
  overrides: Overrides<'gameCalendar'> = {},
): Promise<Row<'gameCalendar'>> {
  const gameId = `game-${nextNumber()}`;
  const changedAt = '2025-05-01T10:00:00.000Z';
  return insertRow(db, 'gameCalendar', { gameId, shown: '', sequence: 0, changedAt, ...overrides });
}

/** Creates a team in addition to the first team. */
export async function createTeam(db: Db, overrides: Overrides<'team'> = {}): Promise<Row<'team'>> {
  const number = nextNumber();
  const name = overrides.name ?? `Mannschaft ${number}`;
  return insertRow(db, 'team', {
    ...{ id: `team-${number}`, ordinal: number, address: `mannschaft-${number}`, name },
    ...overrides,
  });
}

/** Creates a squad of 2026. By default it belongs to the first team and has no players. */
export async function createSquad(
  db: Db,
  {
    players = [],
    ...overrides
  }: Overrides<'squad'> & { players?: Overrides<'squadPlayer'>[] } = {},
): Promise<Row<'squad'>> {
  const id = `squad-${nextNumber()}`;
  const squad = await insertRow(db, 'squad', { id, season: '2026', ...overrides });
  for (const [ordinal, player] of players.entries()) {
    const { playerId = (await createPlayer(db)).id } = player;
    await insertRow(db, 'squadPlayer', { squadId: squad.id, ordinal, ...player, playerId });
  }
  return squad;
}

interface LineupPlayers {
  players?: Overrides<'lineupPlayer'>[];
}

/** Creates a line-up. Without overrides it has its own game and trainer and no players. */
export async function createLineup(
  db: Db,
  { players = [], ...overrides }: Overrides<'lineup'> & LineupPlayers = {},
): Promise<Row<'lineup'>> {
  const { gameId = (await createGame(db)).id, trainerId = (await createTrainer(db)).id } =
    overrides;
  const id = `lineup-${nextNumber()}`;
  const lineup = await insertRow(db, 'lineup', { id, ...overrides, gameId, trainerId });
  for (const [ordinal, player] of players.entries())
    await insertRow(db, 'lineupPlayer', { lineupId: lineup.id, ordinal, ...player });
  if (players.length > 0) await countAll(db);
  return lineup;
}

export async function createStanding(
  db: Db,
  overrides: Overrides<'standing'> = {},
): Promise<Row<'standing'>> {
  const number = nextNumber();
  return insertRow(db, 'standing', {
    id: `standing-${number}`,
    team: `Team ${number}`,
    ...overrides,
  });
}

interface CompetitionParts {
  /** Team names in the order of the competition. */
  teams?: string[];
  withdrawn?: string[];
  corrections?: Overrides<'pointsCorrection'>[];
  criteria?: Row<'rankingCriterion'>['criterion'][];
}

/** Creates a league of 2026 with the ranking rules of the ÖFB. By default it has no teams. */
export async function createCompetition(
  db: Db,
  {
    teams = [],
    withdrawn = [],
    corrections = [],
    criteria = [],
    ...overrides
  }: Overrides<'competition'> & CompetitionParts = {},
): Promise<Row<'competition'>> {
  const number = nextNumber();
  const competition = await insertRow(db, 'competition', {
    ...{ id: `competition-${number}`, season: '2026', name: `Liga ${number}` },
    ...{ kind: 'Meisterschaft', ranking: 'oefb', win: 3, draw: 1 },
    ...overrides,
  });
  const competitionId = competition.id;
  for (const [ordinal, team] of teams.entries())
    await insertRow(db, 'competitionTeam', {
      ...{ competitionId, ordinal, team },
      withdrawn: withdrawn.includes(team) ? 1 : null,
    });
  for (const [ordinal, correction] of corrections.entries())
    await insertRow(db, 'pointsCorrection', {
      ...{ competitionId, ordinal, team: teams[0] ?? '', points: -3, reason: 'Nicht angetreten' },
      ...correction,
    });
  for (const [ordinal, criterion] of criteria.entries())
    await insertRow(db, 'rankingCriterion', { competitionId, ordinal, criterion });
  return competition;
}

/** Creates a round with results of other teams, for example ['SC Berg', 'FC Bach', 2, 1]. */
export async function createRound(
  db: Db,
  {
    results = [],
    ...overrides
  }: Overrides<'leagueRound'> & {
    results?: (readonly [home: string, away: string, homeGoals: number, awayGoals: number])[];
  } = {},
): Promise<Row<'leagueRound'>> {
  const { competitionId = (await createCompetition(db)).id } = overrides;
  const id = `round-${nextNumber()}`;
  const round = await insertRow(db, 'leagueRound', { id, round: 1, ...overrides, competitionId });
  for (const [ordinal, [home, away, homeGoals, awayGoals]] of results.entries())
    await insertRow(db, 'leagueResult', {
      ...{ leagueRoundId: round.id, ordinal, home, away, homeGoals, awayGoals },
    });
  return round;
}

export async function createNextGame(
  db: Db,
  overrides: Overrides<'nextGame'> = {},
): Promise<Row<'nextGame'>> {
  return insertRow(db, 'nextGame', {
    id: 1,
    opponent: `Gegner ${nextNumber()}`,
    startsAt: '2025-07-05T13:00:00.000Z',
    ...overrides,
  });
}

export async function createAdmin(
  db: Db,
  overrides: Overrides<'admin'> = {},
): Promise<Row<'admin'>> {
  const username = `admin-${nextNumber()}`;
  return insertRow(db, 'admin', { username, email: `${username}@verein.example`, ...overrides });
}

export async function createAdminRole(
  db: Db,
  overrides: Overrides<'adminRole'> = {},
): Promise<Row<'adminRole'>> {
  return insertRow(db, 'adminRole', {
    id: `role-${nextNumber()}`,
    username: overrides.username ?? (await createAdmin(db)).username,
    role: 'sport',
    scope: 'club',
    teamId: null,
    ...overrides,
  });
}

export async function createOneTimeLink(
  db: Db,
  overrides: Overrides<'oneTimeLink'> = {},
): Promise<Row<'oneTimeLink'>> {
  const number = nextNumber();
  return insertRow(db, 'oneTimeLink', {
    id: `link-${number}`,
    digest: `digest-${number}`,
    purpose: 'password',
    username: 'max',
    data: '{}',
    createdAt: anyMoment.createdAt,
    expiresAt: '2100-01-01T00:00:00.000Z',
    ...overrides,
  });
}

export async function createPasskey(
  db: Db,
  overrides: Overrides<'passkey'> = {},
): Promise<Row<'passkey'>> {
  return insertRow(db, 'passkey', {
    id: `passkey-${nextNumber()}`,
    userId: overrides.userId ?? (await createUser(db)).id,
    publicKey: 'x',
    counter: 0,
    transports: '[]',
    name: 'Handy',
    createdAt: anyMoment.createdAt,
    usedAt: null,
    ...overrides,
  });
}

export async function createArticle(
  db: Db,
  overrides: Overrides<'article'> = {},
): Promise<Row<'article'>> {
  const id = nextNumber();
  const title = overrides.title ?? `Artikel ${id}`;
  return insertRow(db, 'article', {
    id,
    key: String(overrides.id ?? id),
    slug: newsSlug(title),
    asciiSlug: asciiNewsSlug(title),
    title,
    publishedOn: '2025-06-01',
    content: '<p>Ein Absatz.</p>',
    ...overrides,
  });
}

interface SeasonParts {
  teams?: Overrides<'seasonTeam'>[];
  honours?: Overrides<'seasonHonour'>[];
  highlight?: Overrides<'seasonHighlight'>;
  moments?: Overrides<'seasonMoment'>[];
}

export async function createSeason(
  db: Db,
  {
    teams = [],
    honours = [],
    highlight,
    moments = [],
    ...overrides
  }: Overrides<'season'> & SeasonParts = {},
): Promise<Row<'season'>> {
  const { id = String(nextNumber()), name = id } = overrides;
  const season = await insertRow(db, 'season', { ...overrides, id, name });
  const seasonId = season.id;
  for (const [index, team] of teams.entries()) {
    const row = { played: 0, won: 0, drawn: 0, lost: 0, points: 0, ...team };
    const name = `Team ${nextNumber()}`;
    await insertRow(db, 'seasonTeam', { seasonId, position: index + 1, team: name, ...row });
  }
  for (const [ordinal, honour] of honours.entries()) {
    const title = `Titel ${nextNumber()}`;
    await insertRow(db, 'seasonHonour', { seasonId, kind: 'team', ordinal, title, ...honour });
  }
  for (const [ordinal, moment] of moments.entries()) {
    const text = `Höhepunkt ${nextNumber()}`;
    await insertRow(db, 'seasonMoment', { seasonId, ordinal, text, ...moment });
  }
  if (highlight) await insertRow(db, 'seasonHighlight', { seasonId, ...highlight });
  return season;
}

export async function createBoardMember(
  db: Db,
  overrides: Overrides<'boardMember'> = {},
): Promise<Row<'boardMember'>> {
  const number = nextNumber();
  return insertRow(db, 'boardMember', {
    id: `board-member-${number}`,
    ordinal: number,
    name: `Mitglied ${number}`,
    role: 'Obmann',
    ...overrides,
  });
}

export async function createSponsor(
  db: Db,
  overrides: Overrides<'sponsor'> = {},
): Promise<Row<'sponsor'>> {
  const number = nextNumber();
  return insertRow(db, 'sponsor', {
    id: `sponsor-${number}`,
    ordinal: number,
    name: `Sponsor ${number}`,
    level: 'Sponsor',
    ...overrides,
  });
}

export async function createFanShop(
  db: Db,
  overrides: Overrides<'fanShop'> = {},
): Promise<Row<'fanShop'>> {
  return insertRow(db, 'fanShop', { id: 1, link: 'https://fanshop.example/', ...overrides });
}

export async function createClubLook(
  db: Db,
  overrides: Overrides<'clubLook'> = {},
): Promise<Row<'clubLook'>> {
  return insertRow(db, 'clubLook', {
    ...{ id: brandingId, crest: null, pitch: null, signal: null },
    ...overrides,
  });
}

export async function createProtocolEntry(
  db: Db,
  overrides: Overrides<'protocolEntry'> = {},
): Promise<Row<'protocolEntry'>> {
  return insertRow(db, 'protocolEntry', {
    id: nextNumber(),
    changedAt: '2025-06-01T10:00:00.000Z',
    username: 'max',
    action: 'delete',
    recordKind: 'player',
    recordId: 'player-1',
    label: 'Max Muster',
    ...overrides,
  });
}

/** Creates an account without a password, so its user cannot sign in. */
export async function createUser(db: Db, overrides: Overrides<'user'> = {}): Promise<Row<'user'>> {
  const number = nextNumber();
  return insertRow(db, 'user', {
    id: `user-${number}`,
    username: null,
    name: `Konto ${number}`,
    email: `konto-${number}@verein.example`,
    emailVerified: 1,
    image: null,
    totpSecret: null,
    totpStep: null,
    ...anyMoment,
    ...overrides,
  });
}

export async function createSession(
  db: Db,
  overrides: Overrides<'session'> = {},
): Promise<Row<'session'>> {
  const number = nextNumber();
  return insertRow(db, 'session', {
    id: `session-${number}`,
    userId: overrides.userId ?? (await createUser(db)).id,
    username: `admin-${number}`,
    token: `token-${number}`,
    expiresAt: '2100-01-01T00:00:00.000Z',
    ipAddress: null,
    userAgent: null,
    provenAt: anyMoment.createdAt,
    ...anyMoment,
    ...overrides,
  });
}

export async function createAccount(
  db: Db,
  overrides: Overrides<'account'> = {},
): Promise<Row<'account'>> {
  const userId = overrides.userId ?? (await createUser(db)).id;
  const none = { accessToken: null, refreshToken: null, idToken: null, scope: null };
  return insertRow(db, 'account', {
    id: `account-${nextNumber()}`,
    accountId: userId,
    providerId: 'credential',
    userId,
    password: null,
    ...none,
    accessTokenExpiresAt: null,
    refreshTokenExpiresAt: null,
    ...anyMoment,
    ...overrides,
  });
}

export async function createAuthSecret(
  db: Db,
  overrides: Overrides<'authSecret'> = {},
): Promise<Row<'authSecret'>> {
  return insertRow(db, 'authSecret', { id: 1, value: 'x', ...overrides });
}

export async function createFailedSignIn(
  db: Db,
  overrides: Overrides<'failedSignIn'> = {},
): Promise<Row<'failedSignIn'>> {
  const { createdAt } = anyMoment;
  return insertRow(db, 'failedSignIn', {
    subject: `Adresse ${nextNumber()}`,
    tries: 1,
    lastTriedAt: createdAt,
    freeAt: createdAt,
    ...overrides,
  });
}

export async function createKnownDevice(
  db: Db,
  overrides: Overrides<'knownDevice'> = {},
): Promise<Row<'knownDevice'>> {
  return insertRow(db, 'knownDevice', {
    token: `device-${nextNumber()}`,
    userId: overrides.userId ?? (await createUser(db)).id,
    signedInAt: anyMoment.createdAt,
    ...overrides,
  });
}

export async function createAccessEntry(
  db: Db,
  overrides: Overrides<'accessEntry'> = {},
): Promise<Row<'accessEntry'>> {
  return insertRow(db, 'accessEntry', {
    id: `access-${nextNumber()}`,
    happenedAt: anyMoment.createdAt,
    kind: 'sign-in',
    username: 'max',
    times: 1,
    about: null,
    detail: null,
    ...overrides,
  });
}
