import sharp from 'sharp';
import { mostOfJpeg, mostPixels } from './limits.ts';

sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp'],
});
sharp.cache(false);
sharp.concurrency(1);

export { sharp };

export const reading = { failOn: 'error', limitInputPixels: mostPixels } as const;
export const readingJpeg = { ...reading, limitInputPixels: mostOfJpeg } as const;
