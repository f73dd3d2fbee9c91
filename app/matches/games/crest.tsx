import { useClub } from '#platform/ui/club/current-club.ts';
import { OwnImage } from '#platform/ui/own-image.tsx';

interface CrestProps {
  /** Null or undefined: the club's default crest. */
  crest: string | null | undefined;
  /** Width and height in CSS pixels. */
  size: number;
}

export function Crest({ crest, size }: CrestProps) {
  const { defaultCrest } = useClub();
  return (
    <OwnImage
      src={crest}
      fallback={defaultCrest}
      alt=""
      width={size}
      height={size}
      loading="lazy"
    />
  );
}
