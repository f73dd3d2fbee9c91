import { type ChildProcess, spawn } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Db } from '#platform/db/client.server.ts';
import { playerCount, playerId, readNumber } from '#test/numbered-player.ts';
import {
  countSurplus,
  findDamage,
  type Killed,
  type Kills,
  randomNumbers,
  withDatabase,
  withOwnFile,
} from './durability.ts';

const script = fileURLToPath(new URL('save-endlessly.ts', import.meta.url));
/** Maximum milliseconds from the first acknowledged save to the kill. */
const longestRun = 100;
/** One in this many processes is killed while it still starts. */
const earlyKills = 10;
/**
 * After this many kills the test checks the whole file. After the other kills the next process opens the file
 * unchecked.
 */
const checks = 5;

/**
 * Kills processes that save through the records engine. Each process continues after the last stored number,
 * so a repeated number reveals a lost save.
 */
export async function killWriters({ kills, seed }: Kills): Promise<Killed> {
  return withOwnFile(async (dataDir) => {
    const surplus = await withDatabase(dataDir, countSurplus);
    const random = randomNumbers(seed);
    const acknowledged: number[] = [];
    const faults: string[] = [];
    let stored = 0;
    let startTime = 0;
    for (let kill = 1; kill <= kills; kill++) {
      const started = performance.now();
      const { writer, begun, output } = startWriter(dataDir);
      if (kill % earlyKills === 0) await wait(random() * startTime);
      else {
        await begun;
        startTime = performance.now() - started;
        await wait(random() * longestRun);
      }
      writer.kill('SIGKILL');
      for (const number of (await output).split('\n').slice(0, -1).map(Number)) {
        if (number <= (acknowledged.at(-1) ?? 0))
          faults.push(`before kill ${kill} ${number} was lost`);
        acknowledged.push(number);
      }
      if (kill % checks !== 0 && kill < kills) continue;
      await withDatabase(dataDir, async (db) => {
        const numbers = await listSaves(db);
        stored = numbers.length;
        const found = await findDamage(db, surplus);
        if (numbers.some((number, index) => number !== index + 1)) found.push('a save is missing');
        if (stored < (acknowledged.at(-1) ?? 0)) found.push('the last save is lost');
        found.push(...(await findHalves(db, stored)));
        faults.push(...found.map((fault) => `kill ${kill}: ${fault}`));
      });
    }
    return { acknowledged: acknowledged.length, unspoken: stored - acknowledged.length, faults };
  });
}

/**
 * Starts a process that saves until it is killed.
 * @returns the process, a promise for its first acknowledged save and a promise for its output; both promises
 * fail if the process ends by itself
 */
function startWriter(dataDir: string): {
  writer: ChildProcess;
  begun: Promise<void>;
  output: Promise<string>;
} {
  const writer = spawn(process.execPath, [script, dataDir]);
  let [printed, complaint] = ['', ''];
  const begun = Promise.withResolvers<void>();
  const output = Promise.withResolvers<string>();
  // Early kills do not await this promise, so its rejection must not stop the test.
  begun.promise.catch(() => {});
  writer.stdout.on('data', (chunk: Buffer) => {
    printed += chunk;
    begun.resolve();
  });
  writer.stderr.on('data', (chunk: Buffer) => {
    complaint += chunk;
  });
  writer.once('close', (code) => {
    if (code === null) return output.resolve(printed);
    const error = new Error(`The process ended by itself: ${complaint}`);
    begun.reject(error);
    output.reject(error);
  });
  return { writer, begun: begun.promise, output: output.promise };
}

async function listSaves(db: Db): Promise<number[]> {
  const entries = await db.selectFrom('protocolEntry').select('label').orderBy('id').execute();
  return entries.map(({ label }) => readNumber(label));
}

/** Lists players for whom the two tables do not both contain their last save. */
async function findHalves(db: Db, stored: number): Promise<string[]> {
  const players = await db
    .selectFrom('player')
    .innerJoin('pastSeason', 'pastSeason.playerId', 'player.id')
    .select(['player.id', 'name', 'pastSeason.season'])
    .execute();
  const numbers = players.map(({ name }) => readNumber(name)).toSorted((a, b) => a - b);
  const faults = players
    .filter(
      ({ id, name, season }) => Number(season) !== readNumber(name) || id !== playerId(+season),
    )
    .map(({ id, name, season }) => `${id}, ${name}, has a season ${season}`);
  const expected = Array.from({ length: Math.min(stored, playerCount) }, (_, i) => stored - i);
  if (numbers.join() !== expected.toReversed().join()) faults.push(`players of ${numbers} stored`);
  return faults;
}
