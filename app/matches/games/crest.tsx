import { useClub } from '#platform/ui/club/current-club.ts';
import { OwnImage } from '#platform/ui/own-image.tsx';

interface CrestProps {
  crest: string | null | undefined;
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
