import { dbContext } from '../../context.ts';
import { findTrainer } from '../../data/trainers.server.ts';
import { notFound } from '../../not-found.server.ts';
import { HeadlinePicture } from '../../share/headline-picture.server.tsx';
import { pictureAnswer } from '../../share/picture-answer.server.ts';
import type { Route } from './+types/route';

export async function loader(args: Route.LoaderArgs) {
  const { params, context } = args;
  const { name, role } =
    (await findTrainer(context.get(dbContext), params.trainerName)) ??
    notFound('Trainer nicht gefunden');
  return pictureAnswer(args, <HeadlinePicture above={role} headline={name} />);
}
