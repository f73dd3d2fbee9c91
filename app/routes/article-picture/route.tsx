import { dbContext } from '../../context.ts';
import { findArticle } from '../../data/articles.server.ts';
import { formatDate } from '../../domain/vienna.ts';
import { notFound } from '../../not-found.server.ts';
import { HeadlinePicture } from '../../share/headline-picture.server.tsx';
import { pictureAnswer } from '../../share/picture-answer.server.ts';
import type { Route } from './+types/route';

export async function loader(args: Route.LoaderArgs) {
  const { params, context } = args;
  const { title, publishedOn } =
    (await findArticle(context.get(dbContext), params.slug)) ?? notFound('Article not found');
  return pictureAnswer(args, <HeadlinePicture above={formatDate(publishedOn)} headline={title} />);
}
