import { type ComponentProps, type ReactNode, useCallback, useState } from 'react';
import { usePictureAddress } from './club/current-club.ts';

export const variantWidths = [160, 320, 640, 960, 1280] as const;
/** AVIF comes first, because AVIF files are smaller and a browser takes the first format that it knows. */
export const variantFormats = ['avif', 'webp'] as const;

export type VariantFormat = (typeof variantFormats)[number];

export function hasVariants(address: string): boolean {
  return /^\/(?:images|uploads)\/.+\.(?:png|jpe?g|webp)$/i.test(address);
}

/** Phones show at most this number of pixels for one CSS pixel. */
const maxPixelRatio = 4;

/** @param widest CSS pixels; Infinity if the width of the picture depends on the window */
function variantSets(address: string, widest: number): { format: VariantFormat; set: string }[] {
  const path = encodeURI(address);
  const enough = variantWidths.find((width) => width >= widest * maxPixelRatio) ?? Infinity;
  const widths = variantWidths.filter((width) => width <= enough);
  return variantFormats.map((format) => ({
    format,
    set: widths.map((width) => `/bilder/${width}${path}.${format} ${width}w`).join(', '),
  }));
}

interface OwnImageProps extends Omit<ComponentProps<'img'>, 'src' | 'srcSet'> {
  src: string | null | undefined;
  fallback?: string;
  alt: string;
  width: number;
  height: number;
  sizes?: string;
  overFallback?: ReactNode;
}

/** Never loads a picture from another server, because that server could track visitors. */
export function SiteImage({ src, fallback, alt, sizes, overFallback, ...rest }: OwnImageProps) {
  const drawn = usePictureAddress();
  const { shown, isOffered, ref, onError } = useOwnImage(drawn(src ?? undefined), drawn(fallback));
  if (shown === undefined) return null;
  const image = (
    <img {...rest} key={shown} ref={ref} src={encodeSpaces(shown)} alt={alt} onError={onError} />
  );
  return (
    <>
      {isOffered ? (
        <picture key={shown}>
          {variantSets(shown, sizes ? Infinity : rest.width).map(({ format, set }) => (
            <source
              key={format}
              type={`image/${format}`}
              srcSet={set}
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

function useOwnImage(src: string | null | undefined, fallback: string | undefined) {
  const [broken, setBroken] = useState<string>();
  const [whole, setWhole] = useState<string>();
  const shown = src && /^\/(?![/\\])/.test(src) && src !== broken ? src : fallback;
  const isOffered = shown !== undefined && shown !== whole && hasVariants(shown);
  const onError = useCallback(
    () => (isOffered ? setWhole(shown) : setBroken(shown)),
    [shown, isOffered],
  );
  // A picture can fail before React starts. React then misses the picture's error event, so this function
  // checks the picture.
  const ref = useCallback(
    (image: HTMLImageElement | null) => {
      if (image?.complete && image.naturalWidth === 0) onError();
    },
    [onError],
  );
  return { shown, isOffered, ref, onError };
}

function encodeSpaces(path: string): string {
  return path.replaceAll(' ', '%20');
}
