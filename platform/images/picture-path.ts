import { picturesPath } from './limits.ts';

/** Where the picture of a record is changed; `segment` stands for its kind. */
export function picturePath(segment: string, id: string): string {
  return `${picturesPath}/${segment}/${encodeURIComponent(id)}`;
}
