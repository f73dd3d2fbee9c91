import { type ComponentProps, type ReactNode, useCallback, useState } from 'react';
import { useDrawn } from './club/current-club.ts';

export const variantWidths = [160, 320, 640, 960, 1280] as const;
/** The format with smaller files comes first, because a browser takes the first one that it knows. */
export const variantFormats = ['avif', 'webp'] as const;

export type VariantFormat = (typeof variantFormats)[number];

export function hasVariants(address: string): boolean {
  return /^\/(?:images|uploads)\/.+\.(?:png|jpe?g|webp)$/i.test(address);
}

function variantSet(address: string, format: VariantFormat): string {
  return variantWidths
    .map((width) => `${encodeURI(`/bilder/${width}${address}.${format}`)} ${width}w`)
    .join(', ');
}

interface OwnImageProps extends Omit<ComponentProps<'img'>, 'src' | 'srcSet'> {
  src: string | null | undefined;
  /** Shown for a picture that is missing, broken or on another server; undefined: shows nothing. */
  fallback?: string;
  alt: string;
  width: number;
  height: number;
  /** The picture's width on the page; the browser needs it to choose a file before styles are loaded. */
  sizes?: string;
  overFallback?: ReactNode;
}

/** A picture on another server is never loaded, because that server would learn who visits the site. */
export function OwnImage({ src, fallback, alt, sizes, overFallback, ...rest }: OwnImageProps) {
  const drawn = useDrawn();
  const { shown, isOffered, ref, onError } = useOwnImage(drawn(src ?? undefined), drawn(fallback));
  if (shown === undefined) return null;
  const image = (
    <img {...rest} key={shown} ref={ref} src={encodeSpaces(shown)} alt={alt} onError={onError} />
  );
  return (
    <>
      {isOffered ? (
        <picture key={shown}>
          {variantFormats.map((format) => (
            <source
              key={format}
              type={`image/${format}`}
              srcSet={variantSet(shown, format)}
              sizes={sizes ?? `${rest.width}px`}
            />
          ))}
          {image}
        </picture>
      ) : (
        image
      )}
      {shown === drawn(fallback) && overFallback}
    </>
  );
}

/** After an error, shows the original file; after a second error, `fallback`. */
function useOwnImage(src: string | null | undefined, fallback: string | undefined) {
  const [broken, setBroken] = useState<string>();
  const [whole, setWhole] = useState<string>();
  const shown = src && /^\/(?![/\\])/.test(src) && src !== broken ? src : fallback;
  const isOffered = shown !== undefined && shown !== whole && hasVariants(shown);
  const onError = useCallback(
    () => (isOffered ? setWhole(shown) : setBroken(shown)),
    [shown, isOffered],
  );
  // If a picture failed before hydration, React does not get its error event.
  const ref = useCallback(
    (image: HTMLImageElement | null) => {
      if (image?.complete && image.naturalWidth === 0) onError();
    },
    [onError],
  );
  return { shown, isOffered, ref, onError };
}

/** Stored paths may contain spaces (spec §9). */
function encodeSpaces(path: string): string {
  return path.replaceAll(' ', '%20');
}
