import type { GameKind } from '#app/matches/games/game.ts';
import type { ListedPage } from '#app/matches/lineups/games-of-player.server.ts';
import {
  type GameOfPlayer,
  listGamesOfPlayer,
} from '#app/matches/lineups/games-of-player.server.ts';
import type { Db } from '#platform/db/client.server.ts';
import type { SeasonDays } from '#platform/values/season-plan.ts';
import { type FigureWord, figurePages } from '../figure-pages.ts';

interface PlayedGamesQuery {
  figure: FigureWord;
  /** 'unknown': the first and last day are unknown, so no game is in the season. Undefined: all seasons. */
  season: SeasonDays | 'unknown' | undefined;
  kind: GameKind | undefined;
}

export async function listPlayedGames(
  db: Db,
  player: { id: string; position: string },
  { figure, season, kind }: PlayedGamesQuery,
  page: ListedPage,
): Promise<GameOfPlayer[]> {
  if (season === 'unknown') return [];
  if (figure === 'zu-null' && player.position !== 'Torwart') return [];
  const { name } = figurePages[figure];
  return listGamesOfPlayer(db, player.id, { figure: name, season, kind }, page);
}
