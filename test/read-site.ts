import { load } from 'cheerio';
import type { Ask } from './open-app.ts';

/** Paths to read in addition to the linked pages. */
const files = [
  ...['/', '/admin', '/sitemap.xml', '/news.rss', '/spiele.ics', '/robots.txt', '/offline'],
  ...['/login', '/manifest.webmanifest', '/verwaltung.webmanifest', '/.well-known/security.txt'],
  ...['/passwort-vergessen', '/gibt-es-nicht', '/admin/spieler.csv', '/admin/spiele.csv'],
  ...['/admin/kader.csv', '/admin/newsletter/abonnenten.csv', '/admin/ungelesen', '/sw.js'],
];

/** Opens all pages and text files that the site links to. Returns their headers and bodies by address. */
export async function readSite(
  ask: Ask,
  beside: readonly string[] = [],
): Promise<Map<string, string>> {
  const [read, open] = [new Map<string, string>(), [...files, ...beside]];
  for (let path = open.pop(); path !== undefined; path = open.pop()) {
    if (read.has(path) || /logout|abmelden/.test(path)) continue;
    const answer = await ask(path);
    const { headers } = answer;
    const leads = headers.get('Location');
    if (leads !== null && isOwn(leads)) open.push(pathOf(leads));
    const type = headers.get('Content-Type') ?? '';
    const isText = /text|json|xml|javascript|svg/.test(type);
    const body = isText ? await answer.text() : await answer.body?.cancel();
    read.set(path, `${JSON.stringify([...headers])}\n${body ?? ''}`);
    if (/text\/html/.test(type)) open.push(...addressesIn(String(body)));
    if (/\/xml/.test(type))
      open.push(...[...String(body).matchAll(/<loc>([^<]+)/g)].map(([, at = '']) => pathOf(at)));
  }
  return read;
}

/** Lists the addresses of the site itself in a page, without assets and bitmap pictures. */
function addressesIn(html: string): string[] {
  const $ = load(html);
  return $('a[href], img[src], source[srcset], form[action], link[href], meta[content]')
    .toArray()
    .flatMap(({ attribs: { href, src, srcset, action, content } }) =>
      srcset
        ? srcset.split(',').map((part) => part.trim().split(' ')[0] ?? '')
        : [href ?? src ?? action ?? content ?? ''],
    )
    .filter(isOwn)
    .map(pathOf)
    .filter((path) => !/^\/assets\/|\.(?:png|jpe?g|webp|avif)$/.test(path));
}

function isOwn(address: string): boolean {
  return /^(?:\/(?!\/)|https?:\/\/(?:localhost|127\.0\.0\.1)[:/])/.test(address);
}

function pathOf(address: string): string {
  const { pathname, search } = new URL(address, 'http://localhost');
  return pathname + search;
}
