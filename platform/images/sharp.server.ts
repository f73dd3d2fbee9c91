import type Sharp from 'sharp';

/** Pixels of the largest picture that is read: more than the cameras of phones make. */
const mostPixels = 64_000_000;

let loaded: Promise<typeof Sharp> | undefined;

/** Loaded with the first picture: most servers of a club see none for days. */
export function loadSharp(): Promise<typeof Sharp> {
  loaded ??= import('sharp').then(({ default: sharp }) => {
    // Whatever else a file may claim to be is not even looked at.
    sharp.block({ operation: ['VipsForeignLoad'] });
    sharp.unblock({
      operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp'],
    });
    sharp.cache(false);
    sharp.concurrency(1);
    return sharp;
  });
  return loaded;
}

/** How every picture is read: whole or not at all, and never a larger one than memory allows. */
export const reading = { failOn: 'error', limitInputPixels: mostPixels } as const;
