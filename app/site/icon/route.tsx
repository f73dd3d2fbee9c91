import { club } from '#club/club.ts';
import type { PublicFile } from '#platform/live/route-handle.ts';
import { pictureAnswer } from '#platform/pictures/share/picture-answer.server.ts';
import type { PictureBranding } from '#platform/pictures/share/picture-branding.server.ts';
import { notFound } from '#platform/request/answers.server.ts';
import type { Route } from './+types/route';

export const handle: PublicFile = { isFile: true, isKept: false };

/** The crest's share of the icon width. Devices can cut off the edges of an icon. */
const safe = 0.7;

export function IconPicture({ look, size }: { look: PictureBranding; size: number }) {
  return (
    <div
      style={{
        ...{ display: 'flex', alignItems: 'center', justifyContent: 'center' },
        ...{ width: size, height: size, background: look.palette.chalk },
      }}
    >
      <img src={look.crest(club.crest)} alt="" width={size * safe} height={size * safe} />
    </div>
  );
}

/** Widths in pixels: Apple's home screen, Android's home screen, Android's splash screen. */
const sizes = ['180', '192', '512'];

export function loader(args: Route.LoaderArgs) {
  const { size } = args.params;
  if (!sizes.includes(size)) notFound('404 - Seite nicht gefunden');
  const pixels = Number(size);
  return pictureAnswer(args, (look) => <IconPicture look={look} size={pixels} />, {
    size: { width: pixels, height: pixels },
  });
}
