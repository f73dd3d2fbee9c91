import { childWork } from '#platform/work/child-work.server.ts';

/*
 * A process with a child process that is idle, and says its number. With the word 'end' it has nothing
 * else to do then (platform/work/child-work.server.thorough.test.ts).
 */
const work = childWork<typeof import('#test/odd-work.ts')>('#test/odd-work.ts');
console.log((await work('echo', [Buffer.alloc(0)])).pid);
if (process.argv[2] !== 'end') setInterval(() => {}, 1000);
