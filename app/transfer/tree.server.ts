import { emptySnapshot, type Snapshot, type StoredSnapshot } from '../data/snapshot.server.ts';
import { readAdmins, writeAdmins } from './admins.server.ts';
import { readBoard, writeBoard } from './board.server.ts';
import { readFanShop, writeFanShop } from './fan-shop.server.ts';
import { readGames, writeGames } from './games.server.ts';
import { readLineups, writeLineups } from './lineups.server.ts';
import { readNews, writeNews } from './news.server.ts';
import { readNextGame, writeNextGame } from './next-game.server.ts';
import { readNodes } from './nodes.server.ts';
import type { Note } from './note.server.ts';
import { readPlayers, writePlayers } from './players.server.ts';
import { readHighlights, readSeasons, writeHighlights, writeSeasons } from './seasons.server.ts';
import type { TransferSettings } from './settings.server.ts';
import { readSponsors, writeSponsors } from './sponsors.server.ts';
import { readStandings, writeStandings } from './standings.server.ts';
import { readTrainers, writeTrainers } from './trainers.server.ts';

/** A tree as rows that every database takes, and what was repaired or left out on the way. */
export interface ParsedTree {
  snapshot: Snapshot;
  notes: Note[];
}

/**
 * Reads the database tree of spec §3 from JSON.
 * @throws TreeError when the text is no JSON or no such tree
 */
export function parseTree(text: string, settings: TransferSettings): ParsedTree {
  const notes: Note[] = [];
  const node = readNodes(text, notes);
  const { player, pastSeason } = readPlayers(...node('players'), settings);
  const trainer = readTrainers(...node('trainers'), settings);
  const game = readGames(...node('games'), settings);
  const snapshot: Snapshot = {
    ...emptySnapshot(),
    player,
    pastSeason,
    trainer,
    game,
    ...readLineups(...node('kader'), { player, trainer, game }),
    standing: readStandings(...node('leagueTable')),
    nextGame: readNextGame(...node('upcoming-game')),
    admin: readAdmins(...node('admins')),
    article: readNews(...node('news')),
    ...readHighlights(...node('lastSeason'), readSeasons(...node('seasons'))),
    boardMember: readBoard(...node('board')),
    sponsor: readSponsors(...node('sponsors')),
    fanShop: readFanShop(...node('fanShop'), settings),
  };
  return { snapshot, notes };
}

/** Writes the database tree of spec §3 as JSON; the same data give the same bytes. */
export function formatTree(stored: StoredSnapshot, settings: TransferSettings): string {
  const tree = {
    players: writePlayers(stored, settings),
    trainers: writeTrainers(stored, settings),
    games: writeGames(stored, settings),
    kader: writeLineups(stored),
    leagueTable: writeStandings(stored),
    'upcoming-game': writeNextGame(stored),
    admins: writeAdmins(stored),
    news: writeNews(stored),
    seasons: writeSeasons(stored),
    lastSeason: writeHighlights(stored),
    board: writeBoard(stored),
    sponsors: writeSponsors(stored),
    fanShop: writeFanShop(stored),
  };
  return `${JSON.stringify(tree, null, 2)}\n`;
}
