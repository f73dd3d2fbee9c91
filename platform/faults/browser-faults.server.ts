import { createHash, randomBytes } from 'node:crypto';
import { browserVersion } from '#platform/sign-in/device-name.ts';

/** A fault of our scripts in visitors' browsers. */
export interface BrowserFault {
  /** The first part of the address, the first two in the admin area: '/spiele'. */
  page: string;
  /** What the browser says, without what it quotes. */
  what: string;
  /** 'Safari 16' */
  browser: string;
  visitors: number;
  lastAt: Date;
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
  /** Those of the last two weeks, the newest first. */
  list: (now: Date) => BrowserFault[];
}

const mostFaults = 50;
/** Of one visitor, who else could push all others out. */
const mostOfVisitor = 5;
const mostVisitors = 1000;
const keptFor = 14 * 24 * 60 * 60 * 1000;

/**
 * Faults that browsers tell of, in the memory of this server until it ends: the log keeps them. Visitors
 * are told apart by digests that nobody can lead back to an address.
 * @param onNew told once of each fault, for the log
 */
export function createBrowserFaults(
  onNew: (fault: Omit<BrowserFault, 'visitors' | 'lastAt'>) => void,
): BrowserFaults {
  const key = randomBytes(16);
  const faults = new Map<string, { fault: BrowserFault; visitors: Set<string> }>();
  return {
    note(told, { visitor, userAgent, now }) {
      const read = readTold(told);
      if (!read) return;
      const fault = { ...read, browser: browserVersion(userAgent) };
      const name = JSON.stringify(fault);
      const digest = createHash('sha256').update(key).update(visitor).digest('base64');
      const known = faults.get(name);
      const ofVisitor = [...faults.values()].filter(({ visitors }) => visitors.has(digest));
      if (!known && ofVisitor.length >= mostOfVisitor) return;
      const visitors = known?.visitors ?? new Set();
      if (visitors.size < mostVisitors) visitors.add(digest);
      // At the end, as the newest; the oldest goes.
      faults.delete(name);
      faults.set(name, { fault: { ...fault, visitors: visitors.size, lastAt: now }, visitors });
      const [oldest = ''] = faults.keys();
      if (faults.size > mostFaults) faults.delete(oldest);
      if (!known) onNew(fault);
    },
    list: (now) =>
      [...faults.values()]
        .map(({ fault }) => fault)
        .filter(({ lastAt }) => now.getTime() - lastAt.getTime() < keptFor)
        .reverse(),
  };
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
    .replace(/"[^"]*"|'[^']*'|„[^“]*“|\d{2,}/g, '…')
    .replace(/\p{C}+/gu, ' ')
    .slice(0, 100);
}
