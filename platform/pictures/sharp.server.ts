import sharp from 'sharp';

/** Pixels of the largest picture that is read. */
const mostPixels = 64_000_000;
/** The same of a JPEG, which is made smaller while it is decoded: the largest that cameras make. */
const mostOfJpeg = 200_000_000;
/** Pixels of its longer side: each line of a picture costs time, however short it is. */
export const longestSide = 20_000;

// Whatever else a file may claim to be is not even looked at.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp'],
});
sharp.cache(false);
sharp.concurrency(1);

export { sharp };

/** How every picture is read: whole or not at all, and never a larger one than memory allows. */
export const reading = { failOn: 'error', limitInputPixels: mostPixels } as const;
/** How a JPEG is read that somebody uploads. */
export const readingJpeg = { ...reading, limitInputPixels: mostOfJpeg } as const;
