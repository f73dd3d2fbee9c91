import { dbContext } from '#platform/request/context.ts';
import { notFound } from '#platform/request/not-found.server.ts';
import { pictureAnswer } from '#platform/share/picture-answer.server.ts';
import { findGame } from '../games.server.ts';
import type { Route } from './+types/route';
import { GamePicture } from './game-picture.server.tsx';

export async function loader(args: Route.LoaderArgs) {
  const { params, context } = args;
  const game =
    (await findGame(context.get(dbContext), params.gameId)) ??
    notFound('Spielinformationen nicht verfügbar.');
  return pictureAnswer(args, (look) => <GamePicture look={look} game={game} />);
}
