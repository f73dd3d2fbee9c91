import { dbContext } from '../../context.ts';
import { findPlayer } from '../../data/players.server.ts';
import { notFound } from '../../not-found.server.ts';
import { HeadlinePicture } from '../../share/headline-picture.server.tsx';
import { pictureAnswer } from '../../share/picture-answer.server.ts';
import type { Route } from './+types/route';

export async function loader(args: Route.LoaderArgs) {
  const { params, context } = args;
  const { name, position, shirtNumber } =
    (await findPlayer(context.get(dbContext), params.playerName)) ??
    notFound('Spieler nicht gefunden');
  return pictureAnswer(
    args,
    <HeadlinePicture above={position} headline={name} number={shirtNumber} />,
  );
}
