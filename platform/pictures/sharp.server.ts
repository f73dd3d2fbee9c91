import sharp from 'sharp';
import { maxJpegPixels, maxPixels } from './limits.ts';

sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp'],
});
sharp.cache(false);
sharp.concurrency(1);

export { sharp };

export const sharpOptions = { failOn: 'error', limitInputPixels: maxPixels } as const;
export const sharpJpegOptions = { ...sharpOptions, limitInputPixels: maxJpegPixels } as const;
