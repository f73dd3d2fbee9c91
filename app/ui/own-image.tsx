import { type ComponentProps, useCallback, useState } from 'react';

interface OwnImageProps extends Omit<ComponentProps<'img'>, 'src'> {
  src: string | null | undefined;
  /** Stands in where there is no picture, it lies on another server, or it cannot be loaded. */
  fallback: string;
  alt: string;
}

/** A picture of this server. Others are never asked for one: they would learn who visits the site. */
export function OwnImage({ src, fallback, alt, ...rest }: OwnImageProps) {
  const { shown, ref, onError } = useOwnImage(src, fallback);
  return <img {...rest} key={shown} ref={ref} src={shown} alt={alt} onError={onError} />;
}

/** The address that is shown for a picture, and what its img element needs to fall back. */
export function useOwnImage(src: string | null | undefined, fallback: string) {
  const [broken, setBroken] = useState<string>();
  const shown = src && /^\/(?![/\\])/.test(src) && src !== broken ? src : fallback;
  const onError = useCallback(() => setBroken(shown), [shown]);
  // The error event of a picture that failed before hydration is never heard.
  const ref = useCallback(
    (image: HTMLImageElement | null) => {
      if (image?.complete && image.naturalWidth === 0) setBroken(shown);
    },
    [shown],
  );
  return { shown, ref, onError };
}
