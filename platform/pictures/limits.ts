import { RefusedError } from '#platform/work/job.ts';

export const maxUploadMegabytes = 15;
export const maxUploadBytes = maxUploadMegabytes * 1024 * 1024;
export const tooLargeMessage = `Das Bild ist größer als ${maxUploadMegabytes} MB.`;
export const maxPixels = 64_000_000;
/** The limit for a JPEG is higher, because a JPEG without a crop is scaled down while it is decoded. */
export const maxJpegPixels = 200_000_000;
/** In pixels. Decoding takes time for each line of a picture, even if the line is very short. */
export const maxSidePixels = 20_000;
export const picturesPath = '/admin/bilder';
export const uploadPath = `${picturesPath}/hochladen`;
export const pictureTypes = 'image/jpeg,image/png,image/webp';

export class PictureError extends RefusedError {}

const brands = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1']);

export const headLength = 12;

/** The prebuilt sharp cannot read HEIC photos: their codec is patented (docs/decisions/0011-pictures.md). */
export const heicRefusal =
  'Das ist ein HEIC-Foto, wie iPhones sie machen: Wir können es nicht lesen. Stell am iPhone unter ' +
  'Einstellungen > Kamera > Formate „Maximale Kompatibilität“ ein, dann sind neue Fotos JPEGs. ' +
  'Dieses Foto wird eines, wenn du es dir selbst per Mail oder WhatsApp schickst.';

export function isHeic(head: Uint8Array): boolean {
  const text = String.fromCharCode(...head.subarray(4, headLength));
  return text.startsWith('ftyp') && brands.has(text.slice(4));
}

export function libraryPath(name: string): string {
  return `${picturesPath}/datei/${name}`;
}

export function picturePath(segment: string, id: string): string {
  return `${picturesPath}/${segment}/${encodeURIComponent(id)}`;
}

export const emblemSize = 480;

export function isDrawing(bytes: Buffer): boolean {
  return /^\s*(?:\ufeff)?\s*<(?:svg|\?xml|!--|!DOCTYPE)/i.test(bytes.subarray(0, 200).toString());
}
