import { viennaDate } from '#platform/values/vienna.ts';
import { moveTree, moveYears, toDay } from './move-days.ts';
import { type TableRow, tableSoFar } from './table-so-far.ts';

interface Tree {
  games?: Record<string, Game>;
  kader?: Record<string, Lineup>;
  players?: Record<string, Player>;
  trainers?: Record<string, { aktiverTrainer?: boolean; stats: Record<string, number> }>;
  leagueTable?: Record<string, TableRow>;
  'upcoming-game'?: { opponent: string; datetime: string };
  news?: Record<string, { date: string }>;
  seasons?: Record<string, unknown>;
  lastSeason?: Record<string, unknown>;
  texts?: Record<string, { text: string }>;
}

interface Game {
  date: string;
  opponent: string;
  art: string;
  dynamoTore?: number;
  gegnerTore?: number;
}

type Result = Required<Game>;

interface Lineup {
  gameId: string;
  players: Record<'id' | (typeof counted)[number][0], string | number>[];
}

type Player = Record<string, unknown> & { pastSeasons?: Record<string, unknown>[] };

interface StarterClub {
  name: string;
  texts: Readonly<Record<string, string>>;
}

/** Each row has the field names of one number: in a line-up, in a player's totals, in a past season. */
const counted = [
  ['tore', 'goalsScored', 'goalsScored'],
  ['assists', 'goalsAssisted', 'goalsAssisted'],
  ['yellowCards', 'yellowCards', 'yellowCards'],
  ['redCards', 'redCard', 'redCards'],
] as const;
/** Milliseconds from the kick-off until the result of a game is usually known. */
const untilTold = 3 * 3_600_000;
/** Fields of a game that are known before the game. */
const fixed = ['date', 'opponent', 'art', 'wappen', 'ground', 'venueId', 'round', 'team', 'slug'];

/**
 * Makes the starter content fit the moment `now`. All dates move by whole years, so that the first game
 * without a result is in the future. Results, line-ups and news after `now` are left out. Nothing changes if
 * `now` is before all results of the last season in `json`.
 */
export function adaptStarterDates(
  json: string,
  now: Date,
  club: StarterClub,
): { json: string; years: number } {
  const made: Tree = JSON.parse(json);
  // Players have an address only in the export of a real club, whose dates must not be moved.
  if (Object.values(made.players ?? {}).some((player) => 'address' in player))
    return { json, years: 0 };
  const years = yearsTo(made, now);
  const moved = moveTree(made, years);
  const games = Object.entries(moved.games ?? {});
  const told = now.getTime() - untilTold;
  const results = games.filter((entry): entry is [string, Result] => hasResult(entry[1]));
  const season =
    results
      .map(([, { date }]) => toDay(date).slice(0, 4))
      .toSorted()
      .at(-1) ?? '';
  const played = results.filter(([, { date }]) => toDay(date).startsWith(season));
  const late = new Map(played.filter(([, { date }]) => Date.parse(date) > told));
  if (years === 0 && late.size === played.length) return { json, years };
  const isOver = late.size === 0;
  const today = viennaDate(now);
  const texts = Object.entries(club.texts).flatMap(([name, text]) => {
    const known = isOver ? text : withoutYear(text, Number(season) - years);
    const told = moveYears(known.trim(), years);
    return told === text.trim() ? [] : [[name, { text: told }]];
  });
  const tree: Tree = {
    ...(isOver ? moved : duringSeason(moved, { season, played, late, own: club.name })),
    ...(moved.news && { news: filter(moved.news, ({ date }) => toDay(date) <= today) }),
    ...(texts.length > 0 && { texts: { ...moved.texts, ...Object.fromEntries(texts) } }),
  };
  return { json: JSON.stringify(tree), years };
}

function yearsTo(tree: Tree, now: Date): number {
  const open = [
    ...Object.values(tree.games ?? {}).flatMap((game) => (hasResult(game) ? [] : game.date)),
    ...(tree['upcoming-game'] ? [tree['upcoming-game'].datetime] : []),
  ];
  const first = open.map((date) => Date.parse(date)).sort((one, other) => one - other)[0];
  if (first === undefined) return 0;
  const next = { date: new Date(first).toISOString() };
  let years = 0;
  while (Date.parse(moveTree(next, years).date) <= now.getTime()) years++;
  return years;
}

interface Running {
  season: string;
  /** Games of the season with a result in the starter content. `late`: those whose result is not known yet. */
  played: readonly [string, Result][];
  late: ReadonlyMap<string, Result>;
  own: string;
}

function duringSeason(tree: Tree, { season, played, late, own }: Running): Tree {
  const games = filter(tree.games ?? {}, ({ date }) => toDay(date).slice(0, 4) <= season);
  const cup = byDate([...late.values()].filter(({ art }) => art === 'Pokal'))[0];
  // The opponent of a later cup round is not known before the earlier round is played.
  const known = filter(
    games,
    (game, id) => !late.has(id) || game.art !== 'Pokal' || game.date === cup?.date,
  );
  const open = Object.fromEntries(
    Object.entries(known).map(([id, game]) => [id, late.has(id) ? withoutResult(game) : game]),
  );
  const next = byDate(Object.values(open).filter((game) => !hasResult(game)))[0];
  const league = played.filter(([, { art }]) => art === 'Meisterschaft');
  const standing = countResults(league.flatMap(([id, game]) => (late.has(id) ? [] : game)));
  const lineups = Object.values(tree.kader ?? {}).filter(({ gameId }) => late.has(gameId));
  const { leagueTable, players, trainers, seasons, lastSeason } = tree;
  return {
    ...tree,
    games: open,
    kader: filter(tree.kader ?? {}, ({ gameId }) => !late.has(gameId)),
    ...(next && { 'upcoming-game': { opponent: next.opponent, datetime: next.date } }),
    ...(leagueTable && {
      leagueTable: tableSoFar(leagueTable, { ...standing, team: own }, league.length),
    }),
    ...(players && {
      players: map(players, (player, id) => playerSoFar(player, id, { season, late, lineups })),
    }),
    ...(trainers && { trainers: map(trainers, (trainer) => trainerSoFar(trainer, late)) }),
    ...(seasons && { seasons: filter(seasons, (_, name) => name !== season) }),
    ...(lastSeason && { lastSeason: filter(lastSeason, (_, name) => name !== season) }),
  };
}

function playerSoFar(
  player: Player,
  id: string,
  { season, late, lineups }: Pick<Running, 'season' | 'late'> & { lineups: readonly Lineup[] },
): Player {
  const missing = { games: 0, cleanSheets: 0, tore: 0, assists: 0, yellowCards: 0, redCards: 0 };
  for (const { gameId, players } of lineups) {
    const entry = players.find((each) => each.id === id);
    if (!entry) continue;
    missing.games++;
    for (const [name] of counted) missing[name] += Number(entry[name] ?? 0);
    const isClean = late.get(gameId)?.gegnerTore === 0 && !(entry as { bank?: boolean }).bank;
    if (isClean && player.position === 'Torwart') missing.cleanSheets++;
  }
  if (missing.games === 0) return player;
  const less = (of: Record<string, unknown>, place: 1 | 2) =>
    Object.fromEntries([
      ['gamesPlayed', Number(of.gamesPlayed) - missing.games],
      ['cleanSheets', Number(of.cleanSheets) - missing.cleanSheets],
      ...counted.map((each) => [each[place], Number(of[each[place]] ?? 0) - missing[each[0]]]),
    ]);
  return {
    ...player,
    ...less(player, 1),
    // A player who retired later was still active on this day.
    activePlayer: true,
    ...(player.pastSeasons && {
      pastSeasons: player.pastSeasons
        .map((each) => (each.season === season ? { ...each, ...less(each, 2) } : each))
        .filter((each) => each.season !== season || each.gamesPlayed !== 0),
    }),
  };
}

function trainerSoFar<T extends { aktiverTrainer?: boolean; stats: Record<string, number> }>(
  trainer: T,
  late: ReadonlyMap<string, Result>,
): T {
  if (!trainer.aktiverTrainer) return trainer;
  const { won, drawn, lost } = countResults([...late.values()]);
  const { games = 0, wins = 0, draws = 0, losses = 0 } = trainer.stats;
  const stats = { wins: wins - won, draws: draws - drawn, losses: losses - lost };
  return { ...trainer, stats: { games: games - late.size, ...stats } };
}

function hasResult(game: Game): game is Result {
  return game.dynamoTore !== undefined && game.gegnerTore !== undefined;
}

function withoutResult(game: Game): Game {
  return Object.fromEntries(Object.entries(game).filter(([name]) => fixed.includes(name))) as never;
}

function countResults(games: readonly Result[]) {
  const difference = games.map(({ dynamoTore, gegnerTore }) => dynamoTore - gegnerTore);
  return {
    won: difference.filter((goals) => goals > 0).length,
    drawn: difference.filter((goals) => goals === 0).length,
    lost: difference.filter((goals) => goals < 0).length,
  };
}

function withoutYear(text: string, year: number): string {
  return text.replace(new RegExp(`^## ${year}\\b[^]*?(?=^## |$(?![^]))`, 'm'), '');
}

function byDate(games: readonly Game[]): Game[] {
  return games.toSorted((one, other) => Date.parse(one.date) - Date.parse(other.date));
}

function filter<T>(all: Record<string, T>, keep: (each: T, id: string) => boolean) {
  return Object.fromEntries(Object.entries(all).filter(([id, each]) => keep(each, id)));
}

function map<T>(all: Record<string, T>, change: (each: T, id: string) => T): Record<string, T> {
  return Object.fromEntries(Object.entries(all).map(([id, each]) => [id, change(each, id)]));
}
