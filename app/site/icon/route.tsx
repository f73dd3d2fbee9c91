import { pictureAnswer } from '#platform/pictures/share/picture-answer.server.ts';
import { notFound } from '#platform/request/not-found.server.ts';
import type { Route } from './+types/route';
import { IconPicture } from './icon-picture.server.tsx';

/** Pixels: Apple's home screen, Android's, and its start screen. */
const sizes = ['180', '192', '512'];

export function loader(args: Route.LoaderArgs) {
  const { size } = args.params;
  if (!sizes.includes(size)) notFound('404 - Seite nicht gefunden');
  const pixels = Number(size);
  return pictureAnswer(args, (look) => <IconPicture look={look} size={pixels} />, {
    size: { width: pixels, height: pixels },
  });
}
