import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { connect, freshSettings } from '#test/database.ts';

/** A database of an older build, in a folder with its day. */
export interface Left {
  day: `2026-11-${'21' | '23' | '23b' | '23c' | '24' | '24b' | '25' | '26'}`;
  /** Time at which the test opens it again. */
  now: Date;
  /** Tables that become empty, because no user misses their data after a day (migration 0009-devices). */
  emptied: readonly string[];
  /** Stores balances of players and trainers, separate from the counted figures. */
  isCounted?: boolean;
  /** True if a game is announced. Otherwise the last announcement was removed, and an undo restores it. */
  isAnnounced?: boolean;
  /** Pattern for the file name of an uploaded picture. */
  picture: RegExp;
}

/**
 * Every database has starter content, an admin (max, `testPassword`) with a session, a message, a newsletter
 * subscription, failed sign-ins, a removed next game and an upload. Each later database adds to the one
 * before. Second: articles in every state, one with a draft, a preview, and records of the kinds that were
 * new. Third: the club's look and details, games and a line-up without counted figures, typed totals of one
 * of its players, a removed player and a removed game. Fourth: games with venue and status, a counted
 * line-up, a merged opponent and the association's calendar. Fifth: a home ground of the club, an own goal
 * and a season over two years. Sixth: days of that season, a league with rounds and a removed round. Seventh:
 * two more teams, one of them for children, with games and a squad. Eighth: a coach with a second factor and
 * a passkey, a league in two phases, an announced game, a calendar that was read again after an admin had
 * called off one of its games, and a player born in 1940.
 */
export const lefts: readonly Left[] = [
  {
    ...{ day: '2026-11-21', now: new Date('2026-11-22T12:00:00.000Z') },
    ...{ emptied: ['failed_sign_in'], picture: /^altes-bild\.png$/ },
  },
  {
    ...{ day: '2026-11-23', now: new Date('2026-11-23T12:00:00.000Z') },
    ...{ emptied: [], picture: /^[\w-]+\.jpg$/ },
  },
  {
    ...{ day: '2026-11-23b', now: new Date('2026-11-23T12:00:00.000Z') },
    ...{ emptied: [], picture: /^[\w-]+\.jpg$/ },
  },
  {
    ...{ day: '2026-11-23c', now: new Date('2026-11-23T12:30:00.000Z') },
    ...{ emptied: [], picture: /^[\w-]+\.jpg$/, isCounted: true },
  },
  {
    ...{ day: '2026-11-24', now: new Date('2026-11-23T13:30:00.000Z') },
    ...{ emptied: [], picture: /^[\w-]+\.jpg$/, isCounted: true },
  },
  {
    ...{ day: '2026-11-24b', now: new Date('2026-11-23T14:30:00.000Z') },
    ...{ emptied: [], picture: /^[\w-]+\.jpg$/, isCounted: true },
  },
  {
    ...{ day: '2026-11-25', now: new Date('2026-11-24T21:00:00.000Z') },
    ...{ emptied: [], picture: /^[\w-]+\.jpg$/, isCounted: true },
  },
  {
    ...{ day: '2026-11-26', now: new Date('2026-11-25T08:00:00.000Z') },
    ...{ emptied: [], picture: /^[\w-]+\.jpg$/, isCounted: true, isAnnounced: true },
  },
];
export const [{ now }, later, typed, played, grounded, ranked, manned, coached] = lefts as [
  ...[Left, Left, Left, Left],
  ...[Left, Left, Left, Left],
];

export const folderOf = (day: Left['day']) =>
  join(import.meta.dirname, '../fixtures/upgrades', day);

export async function oldDatabase(day: Left['day'] = '2026-11-21') {
  const settings = await freshSettings('sqlite');
  const file = join(settings.dataDir, 'ankick.sqlite');
  await writeFile(file, gunzipSync(await readFile(join(folderOf(day), 'ankick.sqlite.gz'))));
  return connect(settings);
}
