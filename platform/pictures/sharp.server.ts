import sharp from 'sharp';

const mostPixels = 64_000_000;
/** A JPEG may have more pixels than other pictures, because it is scaled down while it is decoded. */
const mostOfJpeg = 200_000_000;
/** In pixels. Decoding takes time for each line of a picture, even if the line is very short. */
export const longestSide = 20_000;

sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp'],
});
sharp.cache(false);
sharp.concurrency(1);

export { sharp };

/** Reading fails for damaged files and for pictures with too many pixels for the memory. */
export const reading = { failOn: 'error', limitInputPixels: mostPixels } as const;
export const readingJpeg = { ...reading, limitInputPixels: mostOfJpeg } as const;
