import { picturesPath } from './limits.ts';

/** The page of an uploaded picture itself. */
export function libraryPath(name: string): string {
  return `${picturesPath}/datei/${name}`;
}

/** Where the picture of a record is changed; `segment` stands for its kind. */
export function picturePath(segment: string, id: string): string {
  return `${picturesPath}/${segment}/${encodeURIComponent(id)}`;
}

/** Whether a path with slashes, read on any system, stays below the folder that it is looked for in. */
export function staysInFolder(path: string): boolean {
  return !/[\\\0]/.test(path) && path.split('/').every((part) => !['', '.', '..'].includes(part));
}

/** Pixels on the longer side; the crests of a shared picture are smaller. */
export const emblemSize = 480;

/** Whether a file is a drawing (SVG) rather than a picture of pixels. */
export function isDrawing(bytes: Buffer): boolean {
  return /^\s*(?:\ufeff)?\s*<(?:svg|\?xml|!--|!DOCTYPE)/i.test(bytes.subarray(0, 200).toString());
}
