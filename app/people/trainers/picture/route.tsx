import type { PublicFile } from '#platform/live/route-handle.ts';
import { HeadlinePicture } from '#platform/pictures/share/headline-picture.server.tsx';
import { pictureAnswer } from '#platform/pictures/share/picture-answer.server.ts';
import { notFound } from '#platform/request/answers.server.ts';
import { dbContext } from '#platform/request/context.ts';
import { findTrainer } from '../trainers.server.ts';
import type { Route } from './+types/route';

export const handle: PublicFile = { isFile: true };

export async function loader(args: Route.LoaderArgs) {
  const { params, context } = args;
  const { name, role } =
    (await findTrainer(context.get(dbContext), params.trainerName)) ??
    notFound('Trainer nicht gefunden');
  return pictureAnswer(args, (look) => (
    <HeadlinePicture look={look} above={role} headline={name} />
  ));
}
