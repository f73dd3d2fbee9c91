import sharp from 'sharp';

const mostPixels = 64_000_000;
/** For JPEGs of the largest cameras: a JPEG is scaled down while it is decoded. */
const mostOfJpeg = 200_000_000;
/** Pixels. Each line of a picture costs time, however short it is. */
export const longestSide = 20_000;

// Allow only JPEG, PNG and WebP.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp'],
});
sharp.cache(false);
sharp.concurrency(1);

export { sharp };

/** Fails for damaged files and for pictures that need too much memory. */
export const reading = { failOn: 'error', limitInputPixels: mostPixels } as const;
export const readingJpeg = { ...reading, limitInputPixels: mostOfJpeg } as const;
