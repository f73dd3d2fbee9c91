import type { CheerioAPI } from 'cheerio';
import { club } from '#club/club.ts';
import type { Db } from '#platform/db/client.server.ts';
import { createArticle, createGame, createGameCalendar } from '#test/factories.ts';
import { readLine } from '../tree-page.ts';
import type { Fact, FactPage } from './fact.ts';

const report = '/spiele/spielbericht/finale';

/** Finds the result with its decision in a text, for example '2:2 n. V., 4:3 i. E.'. */
function resultIn(text = ''): string | undefined {
  return /\d+:\d+ n\. V\., \d+:\d+ i\. E\./.exec(text)?.[0];
}

/** Places that show a result in one line. */
const places: FactPage[] = [
  { path: report, read: ($) => resultIn($('meta[name="description"]').attr('content')) },
  { path: report, read: ($) => resultIn($('meta[property="og:description"]').attr('content')) },
  { path: report, read: ($) => resultIn(sharedText($)) },
  { path: '/spiele.ics', read: ($) => resultIn(unfolded($)) },
  { path: `${report}/kalender.ics`, read: ($) => resultIn(unfolded($)) },
  { path: '/', read: ($) => resultIn($('section[aria-labelledby="next-game"]').text()) },
  { path: '/news/bericht', read: ($) => resultIn($('main').text()) },
  {
    path: '/spiele/spielbericht/danach',
    read: ($) => resultIn($('nav[aria-label="Weitere Spiele"]').text()),
  },
  { path: '/admin/spiele', isAdmins: true, read: ($) => resultIn($('main').text()) },
  { path: '/admin/suche?suche=Berg', isAdmins: true, read: ($) => resultIn($('main').text()) },
];

function sharedText($: CheerioAPI): string {
  const link = $('main a[href*="wa.me"], main a[href*="whatsapp"]').attr('href') ?? '';
  return [...new URL(link).searchParams.values()].join(' ');
}

/** Returns the text of a calendar with joined lines and plain commas (RFC 5545, 3.1 and 3.3.11). */
function unfolded($: CheerioAPI): string {
  return $.root().text().replaceAll('\n ', '').replaceAll('\\,', ',');
}

/** Reads the first team and the goals: 'SC Berg 2:3'. */
function pairingIn(text = ''): string | undefined {
  const [, one, other] = /(\d)\s*:\s*(\d)/.exec(text.replaceAll(/\d\d:\d\d/g, '')) ?? [];
  const isOursFirst = text.indexOf(club.shortName) < text.indexOf('SC Berg');
  return one && `${isOursFirst ? 'ours' : 'SC Berg'} ${one}:${other}`;
}

/** Places that show a game as a pairing with its result. */
const pairings: FactPage[] = [
  { path: report, read: ($) => pairingIn(readLine($('main header'))) },
  { path: report, read: ($) => pairingIn($('meta[name="description"]').attr('content')) },
  { path: report, read: ($) => pairingIn(sharedText($)) },
  { path: '/spiele', read: ($) => pairingIn(readLine($(`main li a[href="${report}"]`))) },
  { path: '/spiele.ics', read: ($) => pairingIn(/SUMMARY:.*/.exec(unfolded($))?.[0]) },
  { path: '/', read: ($) => pairingIn(readLine($('section[aria-labelledby="next-game"]'))) },
  { path: '/news/bericht', read: ($) => pairingIn(readLine($(`main a[href="${report}"]`))) },
];

const evening = new Date('2026-06-06T19:00:00Z');

export const gameFacts: Fact[] = [
  {
    name: 'a result: goals, extra time and shoot-out',
    now: evening,
    async write(db) {
      const final = await createGame(db, {
        ...{ slug: 'finale', date: '2026-06-06', kickoff: '17:00', opponent: 'SC Berg' },
        ...{ kind: 'Pokal', goalsFor: 2, goalsAgainst: 2, extraTime: 1 },
        ...{ penaltiesFor: 4, penaltiesAgainst: 3 },
      });
      await createGameCalendar(db, { gameId: final.id });
      await createGame(db, { slug: 'danach', date: '2026-06-13', opponent: 'FC Bach' });
      await createArticle(db, { slug: 'bericht', aboutGame: final.id, state: 'published' });
    },
    said: '2:2 n. V., 4:3 i. E.',
    places,
  },
  ...(['away', 'neutral', null] as const).map((ground) => ({
    name: `which side of a game is named first: its ground, ${ground ?? 'home'}`,
    now: evening,
    async write(db: Db) {
      const game = await createGame(db, {
        ...{ slug: 'finale', date: '2026-06-06', kickoff: '17:00', opponent: 'SC Berg', ground },
        ...{ goalsFor: 3, goalsAgainst: 2 },
      });
      await createGameCalendar(db, { gameId: game.id });
      await createArticle(db, { slug: 'bericht', aboutGame: game.id, state: 'published' });
    },
    said: ground === 'away' ? 'SC Berg 2:3' : 'ours 3:2',
    places: pairings,
  })),
];
