import { setTimeout as wait } from 'node:timers/promises';
import type { Db } from '#platform/db/client.server.ts';
import { type PostForm, playerForm, signInForPosting } from '#test/site-admin.ts';
import { startSite } from '#test/start-site.ts';
import {
  countSurplus,
  findDamage,
  type Killed,
  type Kills,
  randomNumbers,
  withDatabase,
  withOwnFile,
} from './durability.ts';

/** Maximum milliseconds from the first acknowledged save to the kill. */
const longestRun = 500;
/** Number of forms that wait for the server in parallel. */
const posters = 4;

/**
 * Kills whole servers while forms are posted. The next server must start with the data that the killed server
 * left.
 */
export async function killServers({ kills, seed }: Kills): Promise<Killed> {
  return withOwnFile(async (dataDir) => {
    const own = { DATABASE_URL: '', ORIGIN: '', STARTER: 'none', LOG_LEVEL: 'error' };
    const start = () => startSite({ ...own, DATA_DIR: dataDir });
    const random = randomNumbers(seed);
    const { post, surplus } = await withDatabase(dataDir, async (db) => ({
      post: await signInForPosting(db),
      surplus: await countSurplus(db),
    }));
    const acknowledged = new Set<string>();
    const faults: string[] = [];
    let site = await start();
    try {
      for (let kill = 1; kill <= kills; kill++) {
        const { begun, ended } = postForms(post, site.origin, `Stand ${kill}`, acknowledged);
        await Promise.race([begun, ended]);
        await wait(random() * longestRun);
        await site.kill();
        await ended;
        site = await start();
        const damage = await withDatabase(dataDir, (db) => findDamage(db, surplus));
        faults.push(...damage.map((fault) => `kill ${kill}: ${fault}`));
      }
    } finally {
      await site.stop();
    }
    const names = await withDatabase(dataDir, listPlayers);
    const stored = new Set(names);
    for (const name of acknowledged) if (!stored.has(name)) faults.push(`${name} is lost`);
    if (stored.size < names.length) faults.push('a player is stored twice');
    const unspoken = names.filter((name) => !acknowledged.has(name)).length;
    return { acknowledged: acknowledged.size, unspoken, faults };
  });
}

/**
 * Posts forms, `posters` at a time, until the server no longer answers.
 * @param acknowledged gets the name of each saved player
 * @returns `begun` resolves after the first save, `ended` when the server no longer answers
 */
function postForms(
  post: PostForm,
  origin: string,
  name: string,
  acknowledged: Set<string>,
): { begun: Promise<void>; ended: Promise<unknown> } {
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
  const postOn = async (poster: number) => {
    for (let number = 1; ; number++) {
      const form = playerForm(`${name}-${poster}-${number}`);
      const answer = await post(origin, form).catch(() => undefined);
      if (!answer) return;
      if (answer.status !== 303) throw new Error(`A save was answered with ${answer.status}.`);
      acknowledged.add(`${name}-${poster}-${number}`);
      begin();
    }
  };
  return {
    begun,
    ended: Promise.all(Array.from({ length: posters }, (_, index) => postOn(index))),
  };
}

async function listPlayers(db: Db): Promise<string[]> {
  return (await db.selectFrom('player').select('name').execute()).map(({ name }) => name);
}
