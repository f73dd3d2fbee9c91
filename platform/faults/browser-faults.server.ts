import { createHash, randomBytes } from 'node:crypto';
import { browserVersion } from '#platform/sign-in/device-name.ts';

/** A page on which scripts of ours fail in a browser. */
export interface FailingPage {
  /** The first part of the address, the first two in the admin area: '/spiele'. */
  page: string;
  /** 'Safari 16' */
  browser: string;
  visitors: number;
  lastAt: Date;
}

/** A fault of our scripts in visitors' browsers. */
interface BrowserFault extends Pick<FailingPage, 'page' | 'browser'> {
  /** What the browser says, without what it quotes. */
  what: string;
}

interface Sender {
  /** Its network (visitorContext). */
  visitor: string;
  userAgent: string;
  now: Date;
}

export interface BrowserFaults {
  /**
   * Notes what a browser has told.
   * @param told what was posted: JSON of a page's path and of what has happened; anything else is left alone
   */
  note: (told: string, sender: Sender) => void;
  /** Where there were any in the last two weeks, the newest first. */
  list: (now: Date) => FailingPage[];
}

const mostFaults = 50;
/** Of one visitor, who else could push all others out. */
const mostOfVisitor = 5;
const mostVisitors = 1000;
/** New faults that the log hears of: somebody may make them up. */
const mostLogged = 200;
const longestUserAgent = 300;
const keptFor = 14 * 24 * 60 * 60 * 1000;

/**
 * Faults that browsers tell of, in the memory of this server until it ends: the log keeps them. Visitors
 * are told apart by digests that nobody can lead back to an address.
 * @param onNew told once of each fault, for the log
 */
export function createBrowserFaults(onNew: (fault: BrowserFault) => void): BrowserFaults {
  const key = randomBytes(16);
  const faults: Faults = new Map();
  let logged = 0;
  return {
    note(told, { visitor, userAgent, now }) {
      const read = readTold(told);
      if (!read) return;
      const fault = { ...read, browser: browserVersion(userAgent.slice(0, longestUserAgent)) };
      const name = JSON.stringify(fault);
      const digest = createHash('sha256').update(key).update(visitor).digest('base64');
      const known = faults.get(name);
      const ofVisitor = [...faults.values()].filter(({ visitors }) => visitors.has(digest));
      if (!known && ofVisitor.length >= mostOfVisitor) return;
      const visitors = known?.visitors ?? new Set();
      if (visitors.size < mostVisitors) visitors.add(digest);
      // At the end, as the newest. The oldest goes of those that one visitor alone has told of.
      faults.delete(name);
      if (faults.size >= mostFaults) faults.delete(oldestOf(faults));
      faults.set(name, { fault, visitors, lastAt: now });
      if (!known && logged < mostLogged) {
        logged += 1;
        onNew(fault);
      }
    },
    list(now) {
      const recent = [...faults.values()].filter(
        ({ lastAt }) => now.getTime() - lastAt.getTime() < keptFor,
      );
      const places = Map.groupBy(recent, ({ fault }) => `${fault.page} ${fault.browser}`);
      return [...places.values()].map(pageOf).reverse();
    },
  };
}

interface Noted {
  fault: BrowserFault;
  /** Their digests. */
  visitors: Set<string>;
  lastAt: Date;
}
type Faults = Map<string, Noted>;

/** @param noted all that was told of it, the newest last */
function pageOf(noted: readonly Noted[]): FailingPage {
  const { page = '', browser = '' } = noted[0]?.fault ?? {};
  const visitors = new Set(noted.flatMap((one) => [...one.visitors]));
  return { page, browser, visitors: visitors.size, lastAt: noted.at(-1)?.lastAt ?? new Date(0) };
}

function oldestOf(faults: Faults): string {
  const names = [...faults.keys()];
  return names.find((name) => faults.get(name)?.visitors.size === 1) ?? names[0] ?? '';
}

function readTold(told: string): { page: string; what: string } | undefined {
  try {
    const { page, what } = JSON.parse(told);
    const shown = shownPage(decodeURI(String(page)));
    return shown === undefined ? undefined : { page: shown, what: withoutContent(String(what)) };
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof URIError || error instanceof TypeError)
      return undefined;
    throw error;
  }
}

/** Addresses of records and links in mails have further parts. */
function shownPage(path: string): string | undefined {
  return /^(?:\/admin(?=\/))?\/[\p{L}\p{M}\w-]{0,40}(?=\/|$)/u.exec(path)?.[0];
}

/** What somebody has typed is quoted, or a number; an address may lead to a person. */
function withoutContent(what: string): string {
  return what
    .replace(/\w+:\/\/\S+/g, '…')
    .replace(/"[^"]*"|'[^']*'|„[^“]*“|(?<!React error #\d*)\d{2,}/g, '…')
    .replace(/\p{C}+/gu, ' ')
    .slice(0, 100);
}
