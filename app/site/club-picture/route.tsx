import { club } from '#club/club.ts';
import type { PublicFile } from '#platform/live/route-handle.ts';
import { HeadlinePicture } from '#platform/pictures/share/headline-picture.server.tsx';
import { pictureAnswer } from '#platform/pictures/share/picture-answer.server.ts';
import { findClub } from '#platform/ui/club/find-club.server.ts';
import type { Route } from './+types/route';

export const handle: PublicFile = { isFile: true };

export async function loader(args: Route.LoaderArgs) {
  const { city, name, league, slogan } = await findClub(args.context);
  // A renamed club can be in another city than the club in `club/`, so its picture shows the league.
  const above = name === club.name ? city : league;
  return pictureAnswer(args, (look) => (
    <HeadlinePicture look={look} above={above} headline={name} below={slogan} />
  ));
}
