import { announceTimes, killOne, startTwoServers, stopPostgres } from '#test/server/two-servers.ts';
import { startPostgres } from '#test/temporary-postgres.ts';
import { markdownTable } from './output/markdown-table.ts';

/** Number of saves that the other server must announce, and the maximum milliseconds for the slowest one. */
const announced = 200;
const longest = 1_000;
/**
 * The number of readers at the killed server, and the number of saves at the other server in the meantime.
 */
const readers = 200;
const saves = 200;
/** Milliseconds without PostgreSQL. This is longer than the longest pause between two connection attempts. */
const outage = 20_000;

const number = new Intl.NumberFormat('de-AT', { maximumFractionDigits: 0 });

/**
 * Measures two servers with one PostgreSQL: how soon they announce saves of each other, and what happens if
 * one server or PostgreSQL stops. This PostgreSQL does not wait for the disk.
 * @throws Error if a change is missed, announced twice or announced too late
 */
export async function run(): Promise<string> {
  const postgres = await startPostgres();
  try {
    const two = await startTwoServers(postgres.url);
    try {
      const rows: [what: string, found: string][] = [];
      const times = await announceTimes(two, announced);
      rows.push(
        [
          `${announced} saves: from the answer to the other server's stream (0: before it)`,
          spread(times.fromAnswer),
        ],
        ['the same from sending the form', spread(times.fromSending)],
      );
      const killed = await killOne(two, { readers, saves });
      rows.push(
        [`one server killed (-9) during ${saves} saves at the other`, `${readers} readers moved`],
        ['until they read on there', spread(killed.moved)],
      );
      await two.restart(0);
      const away = await stopPostgres(two, postgres, outage);
      rows.push(
        [
          `PostgreSQL away for ${number.format(outage)} ms: pages as before`,
          `${away.sameAsBefore} of ${away.asked}`,
        ],
        ['a save on each server meanwhile', away.refused.join(', ')],
        ['from its start to the first save on each server', listed(away.savedAfter)],
        ['and to the announcement of both on each stream', listed(away.announcedAfter)],
      );
      const faults = [...times.faults, ...killed.faults, ...away.faults];
      rows.push(['changes missed, told twice or wrongly', String(faults.length)]);
      const table = markdownTable(['what', 'found'], rows);
      if (Math.max(...times.fromAnswer) >= longest) faults.push('An announcement came too late.');
      if (away.sameAsBefore < away.asked) faults.push('Pages were not served as before.');
      if (away.refused.some((status) => status !== 503)) faults.push('A save was not refused.');
      if (faults.length > 0) throw new Error(`Two servers:\n${table}\n${faults.join('\n')}`);
      return table;
    } finally {
      await two.close();
    }
  } finally {
    await postgres.remove();
  }
}

function spread(milliseconds: readonly number[]): string {
  const sorted = milliseconds.toSorted((a, b) => a - b);
  const [p50, p99, most] = [0.5, 0.99, 1].map(
    (share) => sorted[Math.ceil(sorted.length * share) - 1] ?? 0,
  );
  return `p50 ${inMs(p50)}, p99 ${inMs(p99)}, max ${inMs(most)}`;
}

function listed(milliseconds: readonly number[]): string {
  return milliseconds.map(inMs).join(', ');
}

function inMs(milliseconds = 0): string {
  return `${number.format(milliseconds)} ms`;
}
