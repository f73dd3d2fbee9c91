import { createHash, randomBytes } from 'node:crypto';
import { browserVersion } from '#platform/values/device-name.ts';

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
/** One visitor has room for so many: nobody pushes out the faults of all others. */
const mostOfVisitor = 5;
const mostVisitors = 1000;
/** So many new faults are logged in a day: somebody may make them up. */
const mostLogged = 200;
const longestUserAgent = 300;
const day = 24 * 60 * 60 * 1000;
const keptFor = 14 * day;

/**
 * Faults that browsers tell of, in the memory of this server until it ends: the log keeps them. Visitors
 * are told apart by digests that nobody can lead back to an address.
 * @param onNew told once of each fault, for the log
 */
export function createBrowserFaults(onNew: (fault: BrowserFault) => void): BrowserFaults {
  const key = randomBytes(16);
  const faults: Faults = new Map();
  let logged = { since: 0, count: 0 };
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
      if (known) return;
      if (now.getTime() - logged.since >= day) logged = { since: now.getTime(), count: 0 };
      logged.count += 1;
      if (logged.count <= mostLogged) onNew(fault);
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

/** @param noted the faults of one page in one browser, the newest last */
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

/** The part of an address that names no record, no person and no token of a link. */
function shownPage(path: string): string | undefined {
  return /^(?:\/admin(?=\/))?\/[\p{L}\p{M}\w-]{0,40}(?=\/|$)/u.exec(path)?.[0];
}

/** Takes out addresses, quoted text and numbers: a visitor may have typed them. */
function withoutContent(what: string): string {
  return what
    .replace(/\w+:\/\/\S+/g, '…')
    .replace(/"[^"]*"|'[^']*'|„[^“]*“|(?<!React error #\d*)\d{2,}/g, '…')
    .replace(/\p{C}+/gu, ' ')
    .slice(0, 100);
}
