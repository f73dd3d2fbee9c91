import type { PublicFile } from '#platform/live/route-handle.ts';
import { HeadlinePicture } from '#platform/pictures/share/headline-picture.server.tsx';
import { pictureAnswer } from '#platform/pictures/share/picture-answer.server.ts';
import { notFound } from '#platform/request/answers.server.ts';
import { dbContext, nowContext } from '#platform/request/context.ts';
import { formatDate } from '#platform/values/vienna.ts';
import { findArticle } from '../articles.server.ts';
import type { Route } from './+types/route';

export const handle: PublicFile = { isFile: true };

export async function loader(args: Route.LoaderArgs) {
  const { params, context } = args;
  const { title, publishedOn } =
    (await findArticle(context.get(dbContext), params.slug, context.get(nowContext))) ??
    notFound('Artikel nicht gefunden');
  return pictureAnswer(args, (look) => (
    <HeadlinePicture look={look} above={formatDate(publishedOn)} headline={title} />
  ));
}
