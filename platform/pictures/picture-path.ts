import { picturesPath } from './limits.ts';

export function libraryPath(name: string): string {
  return `${picturesPath}/datei/${name}`;
}

export function picturePath(segment: string, id: string): string {
  return `${picturesPath}/${segment}/${encodeURIComponent(id)}`;
}

export function staysInFolder(path: string): boolean {
  return !/[\\\0]/.test(path) && path.split('/').every((part) => !['', '.', '..'].includes(part));
}

export const emblemSize = 480;

export function isDrawing(bytes: Buffer): boolean {
  return /^\s*(?:\ufeff)?\s*<(?:svg|\?xml|!--|!DOCTYPE)/i.test(bytes.subarray(0, 200).toString());
}
