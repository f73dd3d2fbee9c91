import type { PublicFile } from '#platform/live/route-handle.ts';
import { HeadlinePicture } from '#platform/pictures/share/headline-picture.server.tsx';
import { pictureAnswer } from '#platform/pictures/share/picture-answer.server.ts';
import { notFound } from '#platform/request/answers.server.ts';
import { dbContext, todayContext } from '#platform/request/context.ts';
import { findPlayer } from '../players.server.ts';
import type { Route } from './+types/route';

export const handle: PublicFile = { isFile: true };

export async function loader(args: Route.LoaderArgs) {
  const { params, context } = args;
  const { name, position, shirtNumber } =
    (await findPlayer(context.get(dbContext), params.playerName, context.get(todayContext))) ??
    notFound('Spieler nicht gefunden');
  return pictureAnswer(args, (look) => (
    <HeadlinePicture look={look} above={position} headline={name} number={shirtNumber} />
  ));
}
