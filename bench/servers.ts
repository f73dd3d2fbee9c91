import { startPostgres } from '#test/own-postgres.ts';
import { announceTimes, killOne, startTwoServers, stopPostgres } from '#test/server/two-servers.ts';
import { markdownTable } from './output/markdown-table.ts';

/** Saves whose announcement is waited for, and the milliseconds that the slowest may take. */
const announced = 200;
const longest = 1_000;
/** Readers of the server that is killed, and saves at the other one meanwhile. */
const readers = 200;
const saves = 200;
/** Milliseconds without PostgreSQL: until the servers ask for it as rarely as they ever do. */
const outage = 20_000;

const number = new Intl.NumberFormat('de-AT', { maximumFractionDigits: 0 });

/**
 * Two server processes on one PostgreSQL, which writes nothing through to the disk here: how soon
 * the one announces what the other saves, what readers notice of a killed one, and what both do
 * while PostgreSQL is away.
 * @throws Error when something is lost or told twice, or is later than it may be
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
