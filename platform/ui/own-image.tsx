import { type ComponentProps, type ReactNode, useCallback, useState } from 'react';
import { useDrawn } from './club/current-club.ts';

/** Pixels across of the pictures that a page offers in place of a large one. */
export const variantWidths = [160, 320, 640, 960, 1280] as const;
/** What they are written as, the smaller first. */
export const variantFormats = ['avif', 'webp'] as const;

export type VariantFormat = (typeof variantFormats)[number];

/** Whether a picture of this server is offered in several widths; drawings need none. */
export function hasVariants(address: string): boolean {
  return /^\/(?:images|uploads)\/.+\.(?:png|jpe?g|webp)$/i.test(address);
}

/** All widths of a picture in one format, as `srcset` lists them. */
function variantSet(address: string, format: VariantFormat): string {
  return variantWidths
    .map((width) => `${encodeURI(`/bilder/${width}${address}.${format}`)} ${width}w`)
    .join(', ');
}

interface OwnImageProps extends Omit<ComponentProps<'img'>, 'src' | 'srcSet'> {
  src: string | null | undefined;
  /**
   * Stands in where there is no picture, it lies on another server, or it cannot be loaded; without
   * one there is nothing then.
   */
  fallback?: string;
  alt: string;
  width: number;
  height: number;
  /** How wide it is shown, as the browser chooses a width by it before there are styles. */
  sizes?: string;
  /** Laid over the one that stands in. */
  overFallback?: ReactNode;
}

/** A picture of this server. Others are never asked for one: they would learn who visits the site. */
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

/**
 * The address that is shown for a picture, whether smaller ones are offered for it, and what its img
 * element needs to fall back: first to the picture itself, then to the one that stands in.
 */
function useOwnImage(src: string | null | undefined, fallback: string | undefined) {
  const [broken, setBroken] = useState<string>();
  const [whole, setWhole] = useState<string>();
  const shown = src && /^\/(?![/\\])/.test(src) && src !== broken ? src : fallback;
  const isOffered = shown !== undefined && shown !== whole && hasVariants(shown);
  const onError = useCallback(
    () => (isOffered ? setWhole(shown) : setBroken(shown)),
    [shown, isOffered],
  );
  // The error event of a picture that failed before hydration is never heard.
  const ref = useCallback(
    (image: HTMLImageElement | null) => {
      if (image?.complete && image.naturalWidth === 0) onError();
    },
    [onError],
  );
  return { shown, isOffered, ref, onError };
}

/** A path may be stored with spaces, as those of spec §9 are; in an address they are encoded. */
function encodeSpaces(path: string): string {
  return path.replaceAll(' ', '%20');
}
