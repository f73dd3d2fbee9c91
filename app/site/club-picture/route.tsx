import { club } from '#club/club.ts';
import { HeadlinePicture } from '#platform/share/headline-picture.server.tsx';
import { pictureAnswer } from '#platform/share/picture-answer.server.ts';
import type { Route } from './+types/route';

/** What stands for a page that has no picture of its own. */
export function loader(args: Route.LoaderArgs) {
  return pictureAnswer(args, (look) => (
    <HeadlinePicture look={look} above={club.city} headline={club.name} below={club.slogan} />
  ));
}
