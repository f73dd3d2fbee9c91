import { type SqlBool, sql } from 'kysely';
import type { GameKind } from '#app/matches/games/game-kinds.ts';
import { inSeason } from '#app/matches/games/games.server.ts';
import type { ListedPage } from '#app/matches/games/listed-page.server.ts';
import type { Db } from '#platform/db/client.server.ts';
import type { SeasonDays } from '#platform/values/season-plan.ts';
import { hasPlayed, selectAppearances } from '../appearances.server.ts';
import type { FigureWord } from '../counted-figures.ts';

interface Asked {
  figure: FigureWord;
  /** 'unknown' is one of which nobody knows the days. */
  season: SeasonDays | 'unknown' | undefined;
  kind: GameKind | undefined;
}

/** As app/people/figures/figures.ts counts; one asks a single player, the other all of a season. */
const counts: Record<FigureWord, ReturnType<typeof sql<SqlBool>>> = {
  spiele: hasPlayed,
  tore: sql<SqlBool>`entry.goals > 0`,
  vorlagen: sql<SqlBool>`entry.assists > 0`,
  'zu-null': sql<SqlBool>`entry.on_bench = 0 and goals_against = 0`,
  gelb: sql<SqlBool>`entry.yellow_cards > 0`,
  rot: sql<SqlBool>`entry.red_cards > 0`,
};

/** The games in which a player did what a figure counts, newest first. */
export async function listPlayedGames(
  db: Db,
  player: { id: string; position: string },
  { figure, season, kind }: Asked,
  { offset, limit }: ListedPage,
) {
  if (season === 'unknown') return [];
  // Clean sheets are a keeper's.
  if (figure === 'zu-null' && player.position !== 'Torwart') return [];
  const games = await selectAppearances(db, player.id)
    .where(counts[figure])
    .where(season ? inSeason(season) : sql.lit(true))
    .$if(kind !== undefined, (all) => all.where('kind', '=', kind ?? 'Meisterschaft'))
    .limit(limit)
    .offset(offset)
    .execute();
  return games.map((game) => ({ ...game, onBench: game.onBench === 1 }));
}
