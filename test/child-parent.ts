import { childWork } from '#platform/work/child-work.server.ts';

/*
 * Starts an idle child process and prints its process id. With the argument 'end', no timer keeps this
 * process running (platform/work/child-work.server.thorough.test.ts).
 */
const work = childWork<typeof import('#test/odd-work.ts')>('#test/odd-work.ts');
console.log((await work('echo', [Buffer.alloc(0)])).pid);
if (process.argv[2] !== 'end') setInterval(() => {}, 1000);
