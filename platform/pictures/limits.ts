import { RefusedError } from '#platform/work/job.ts';

/** Bytes of the largest picture that is taken; photos of phones have some 3 to 8 million. */
export const mostBytes = 15 * 1024 * 1024;
/** Where admins upload pictures of every kind. */
export const picturesPath = '/admin/bilder';
/** Where those go that stand in a text. */
export const uploadPath = `${picturesPath}/hochladen`;
/** What a browser offers to choose from; the server looks at the bytes. */
export const pictureTypes = 'image/jpeg,image/png,image/webp';

/** Why an uploaded file is not taken, in a sentence for whoever chose it. */
export class PictureError extends RefusedError {}

/** Brands in the head of a file that iPhones and others write as HEIC. */
const brands = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1']);

/** Bytes at the beginning of a file that say whether it is one. */
export const headLength = 12;

/** What somebody can do whose photo is one: no free library reads them (docs/decisions/0011-pictures.md). */
export const heicRefusal =
  'Das ist ein HEIC-Foto, wie iPhones sie machen: Wir können es nicht lesen. Stell am iPhone unter ' +
  'Einstellungen > Kamera > Formate „Maximale Kompatibilität“ ein, dann sind neue Fotos JPEGs. ' +
  'Dieses Foto wird eines, wenn du es dir selbst per Mail oder WhatsApp schickst.';

/** Whether a file is an HEIC photo, by how it begins, whatever it is called. */
export function isHeic(head: Uint8Array): boolean {
  const text = String.fromCharCode(...head.subarray(4, headLength));
  return text.startsWith('ftyp') && brands.has(text.slice(4));
}
