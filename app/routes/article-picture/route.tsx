import { dbContext } from '../../context.ts';
import { findArticle } from '../../data/articles.server.ts';
import { formatDate } from '../../domain/vienna.ts';
import { notFound } from '../../not-found.server.ts';
import { HeadlinePicture } from '../../share/headline-picture.server.tsx';
import { pictureAnswer } from '../../share/picture-answer.server.ts';
import type { Route } from './+types/route';

export async function loader({ params, context }: Route.LoaderArgs) {
  const { title, publishedOn } =
    (await findArticle(context.get(dbContext), params.slug)) ?? notFound('Article not found');
  return pictureAnswer(<HeadlinePicture above={formatDate(publishedOn)} headline={title} />);
}
