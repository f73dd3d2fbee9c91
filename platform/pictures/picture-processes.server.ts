import { childWork } from '#platform/work/child-work.server.ts';

const module = '#platform/pictures/picture-work.server.ts';
type Work = typeof import('./picture-work.server.ts');

/** Where uploads are read: one of each person at a time, and two beside each other. */
export const uploadWork = childWork<Work>(module, { queue: { atOnce: 2 } });

/** Where crests are drawn for shared pictures: a slow one delays no photo. */
export const emblemWork = childWork<Work>(module, { queue: { most: 40, mostOfOne: 10 } });

/**
 * Where pictures for pages are made, which need not wait for uploads, nor these for them. The line is
 * long, since the first one to open a page may ask for all pictures on it.
 */
export const pageWork = childWork<Work>(module, { queue: { most: 400, mostOfOne: 100 } });
