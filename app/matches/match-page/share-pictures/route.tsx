import { GamePicture } from '#app/matches/games/game-picture.server.tsx';
import { findGame } from '#app/matches/games/games.server.ts';
import { LineupPicture } from '#app/matches/lineups/lineup-picture.server.tsx';
import { findGameLocation } from '#app/matches/venues/find-game-location.server.ts';
import { findNamedLineup } from '#app/people/named-lineup.server.ts';
import type { PublicFile } from '#platform/live/route-handle.ts';
import { pictureAnswer } from '#platform/pictures/share/picture-answer.server.ts';
import { notFound } from '#platform/request/answers.server.ts';
import { dbContext, todayContext } from '#platform/request/context.ts';
import { findClub } from '#platform/ui/club/find-club.server.ts';
import type { Route } from './+types/route';

export const handle: PublicFile = { isFile: true };

/** Sizes in pixels: for the preview of a shared link, for a post and for a story. */
const sizes: Record<string, { width: number; height: number }> = {
  '1200x630': { width: 1200, height: 630 },
  '1080x1350': { width: 1080, height: 1350 },
  '1080x1920': { width: 1080, height: 1920 },
};
const known = /^(spiel|aufstellung)-(\d+x\d+)\.png$/;

export async function loader(args: Route.LoaderArgs) {
  const { params, context } = args;
  const [, what, wanted = ''] = known.exec(params.picture) ?? [];
  const size = Object.hasOwn(sizes, wanted) ? sizes[wanted] : undefined;
  if (!size) return notFound('404 - Seite nicht gefunden');
  const db = context.get(dbContext);
  const game = (await findGame(db, params.gameId)) ?? notFound('Spiel nicht gefunden');
  if (what === 'spiel') {
    const shown = { ...game, place: findGameLocation(game, await findClub(context)) };
    return pictureAnswer(args, (look) => <GamePicture look={look} game={shown} size={size} />, {
      ...{ size, crests: [game.crest] },
    });
  }
  const lineup =
    (await findNamedLineup(db, game, context.get(todayContext))) ??
    notFound('Keine Aufstellung verfügbar');
  return pictureAnswer(
    args,
    (look) => <LineupPicture look={look} game={game} players={lineup.players} size={size} />,
    { size },
  );
}
