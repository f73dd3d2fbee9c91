import { childWork } from '#platform/work/child-work.server.ts';

const module = '#platform/pictures/picture-work.server.ts';
type Work = typeof import('./picture-work.server.ts');

export const uploadWork = childWork<Work>(module, { queue: { atOnce: 2 } });

/** A queue of its own: a slow crest delays no photo. */
export const emblemWork = childWork<Work>(module, { queue: { most: 40, mostOfOne: 10 } });

/** A queue of its own, and long: one page may ask for many pictures at once. */
export const pageWork = childWork<Work>(module, { queue: { most: 400, mostOfOne: 100 } });
