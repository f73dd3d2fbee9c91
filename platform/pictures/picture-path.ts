import { picturesPath } from './limits.ts';

/** The page of an uploaded picture itself. */
export function libraryPath(name: string): string {
  return `${picturesPath}/datei/${name}`;
}

/** Where the picture of a record is changed; `segment` stands for its kind. */
export function picturePath(segment: string, id: string): string {
  return `${picturesPath}/${segment}/${encodeURIComponent(id)}`;
}
