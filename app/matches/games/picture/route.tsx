import { findGameLocation } from '#app/matches/venues/find-game-location.server.ts';
import type { PublicFile } from '#platform/live/route-handle.ts';
import { pictureAnswer } from '#platform/pictures/share/picture-answer.server.ts';
import { notFound } from '#platform/request/answers.server.ts';
import { dbContext } from '#platform/request/context.ts';
import { findClub } from '#platform/ui/club/find-club.server.ts';
import { GamePicture } from '../game-picture.server.tsx';
import { findGame } from '../games.server.ts';
import type { Route } from './+types/route';

export const handle: PublicFile = { isFile: true };

export async function loader(args: Route.LoaderArgs) {
  const { params, context } = args;
  const db = context.get(dbContext);
  const game = (await findGame(db, params.gameId)) ?? notFound('Spiel nicht gefunden');
  const shown = { ...game, place: findGameLocation(game, await findClub(context)) };
  return pictureAnswer(args, (look) => <GamePicture look={look} game={shown} />, {
    crests: [game.crest],
  });
}
