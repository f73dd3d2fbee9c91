import { useClub } from '#platform/ui/club/current-club.ts';
import { SiteImage } from '#platform/ui/site-image.tsx';

interface CrestProps {
  crest: string | null | undefined;
  size: number;
}

export function Crest({ crest, size }: CrestProps) {
  const { defaultCrest } = useClub();
  return (
    <SiteImage
      src={crest}
      fallback={defaultCrest}
      alt=""
      width={size}
      height={size}
      loading="lazy"
    />
  );
}
