import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { connect, freshSettings } from '#test/database.ts';

/** What a build of before has left, in a folder of its day. */
export interface Left {
  day: `2026-11-${'21' | '23' | '23b' | '23c' | '24' | '24b' | '25' | '26'}`;
  /** When it is opened again. */
  now: Date;
  /** Holds nothing that somebody would miss after a day (migration 0009-devices). */
  emptied: readonly string[];
  /** Holds balances of people, beside what was counted. */
  isCounted?: boolean;
  /** A game is announced; else the newest announcement is removed, which can be taken back. */
  isAnnounced?: boolean;
  /** The file of an uploaded picture. */
  picture: RegExp;
}

/**
 * All hold a site with starter content, an admin (max, `testPassword`) with a session, a message, an
 * order of the newsletter, failed sign-ins, a removed next game, an upload; the second one articles in
 * every state, one typed into, a preview, and new records of what had come since; the third one beside
 * that the club's look and details, games and a line-up of which nothing was counted yet, typed totals
 * of a player of it, a removed player and a removed game; the fourth one is that one, with games that
 * have a place and a state, a line-up that is counted, a merged opponent and the association's calendar;
 * the fifth one has besides a ground of the club's own, an own goal, and a season of two years, the
 * sixth one days of that season, a league with rounds, and a removed round, the seventh one two teams
 * beside the first, one of children, with games and a squad, the eighth one a coach with a second factor
 * and a passkey, a league in two phases, an announced game, a calendar that was read again after a game
 * of it was called off by hand, and a player of 1940.
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
