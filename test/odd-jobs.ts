import { childWork } from '#platform/work/child-work.server.ts';

type Work = typeof import('#test/odd-work.ts');

export function oddWork(options: Parameters<typeof childWork>[1] = {}) {
  return childWork<Work>('#test/odd-work.ts', options);
}
