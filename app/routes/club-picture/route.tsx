import { club } from '../../../club/club.ts';
import { HeadlinePicture } from '../../share/headline-picture.server.tsx';
import { pictureAnswer } from '../../share/picture-answer.server.ts';

/** What stands for a page that has no picture of its own. */
export function loader() {
  return pictureAnswer(
    <HeadlinePicture above={club.city} headline={club.name} below={club.slogan} />,
  );
}
