import { dbContext } from '../../context.ts';
import { findGame } from '../../data/games.server.ts';
import { notFound } from '../../not-found.server.ts';
import { GamePicture } from '../../share/game-picture.server.tsx';
import { pictureAnswer } from '../../share/picture-answer.server.ts';
import type { Route } from './+types/route';

export async function loader(args: Route.LoaderArgs) {
  const { params, context } = args;
  const game =
    (await findGame(context.get(dbContext), params.gameId)) ??
    notFound('Spielinformationen nicht verfügbar.');
  return pictureAnswer(args, <GamePicture game={game} />);
}
