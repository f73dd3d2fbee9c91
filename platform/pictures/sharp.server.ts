import sharp from 'sharp';

const mostPixels = 64_000_000;
/** More pixels than for other formats, because a JPEG is scaled down while it is decoded. */
const mostOfJpeg = 200_000_000;
/** In pixels. Every line of a picture takes time, even a very short one. */
export const longestSide = 20_000;

// Only JPEG, PNG and WebP may be read.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp'],
});
sharp.cache(false);
sharp.concurrency(1);

export { sharp };

/** Reading fails for damaged files and for pictures that would need too much memory. */
export const reading = { failOn: 'error', limitInputPixels: mostPixels } as const;
export const readingJpeg = { ...reading, limitInputPixels: mostOfJpeg } as const;
