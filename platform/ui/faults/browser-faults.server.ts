import { createHash, randomBytes } from 'node:crypto';
import { browserVersion } from '#platform/values/device-name.ts';

export interface FailingPage {
  page: string;
  browser: string;
  visitors: number;
  lastAt: Date;
}

interface BrowserFault extends Pick<FailingPage, 'page' | 'browser'> {
  what: string;
}

interface Sender {
  visitor: string;
  userAgent: string;
  now: Date;
}

export interface BrowserFaults {
  /** @param told JSON with the page's path and the browser's message; any other text is ignored */
  note: (told: string, sender: Sender) => void;
  list: (now: Date) => FailingPage[];
}

const maxFaults = 50;
/** The most faults that one visitor can add, so that one visitor cannot displace the faults of others. */
const maxPerVisitor = 5;
const maxVisitors = 1000;
/** Maximum faults in the log on one day, because a visitor can send invented faults. */
const maxLoggedPerDay = 200;
const maxUserAgentLength = 300;
const day = 24 * 60 * 60 * 1000;
const keptFor = 14 * day;

/**
 * Keeps the faults in memory. Stores a hash of each visitor's address instead of the address.
 * @param onNew is called for new faults
 */
export function createBrowserFaults(onNew: (fault: BrowserFault) => void): BrowserFaults {
  const key = randomBytes(16);
  const faults: Faults = new Map();
  let logged = { since: 0, count: 0 };
  return {
    note(told, { visitor, userAgent, now }) {
      const read = readTold(told);
      if (!read) return;
      const fault = { ...read, browser: browserVersion(userAgent.slice(0, maxUserAgentLength)) };
      const name = JSON.stringify(fault);
      const digest = createHash('sha256').update(key).update(visitor).digest('base64');
      const known = faults.get(name);
      const ofVisitor = [...faults.values()].filter(({ visitors }) => visitors.has(digest));
      if (!known && ofVisitor.length >= maxPerVisitor) return;
      const visitors = known?.visitors ?? new Set();
      if (visitors.size < maxVisitors) visitors.add(digest);
      // Moves the fault to the end of the list. A full list loses one fault: preferably the oldest fault that
      // only one visitor has sent.
      faults.delete(name);
      if (faults.size >= maxFaults) faults.delete(oldestOf(faults));
      faults.set(name, { fault, visitors, lastAt: now });
      if (known) return;
      if (now.getTime() - logged.since >= day) logged = { since: now.getTime(), count: 0 };
      logged.count += 1;
      if (logged.count <= maxLoggedPerDay) onNew(fault);
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
  visitors: Set<string>;
  lastAt: Date;
}
type Faults = Map<string, Noted>;

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

/** Returns the beginning of a path, without the parts that can contain a name, an id or a token. */
function shownPage(path: string): string | undefined {
  return /^(?:\/admin(?=\/))?\/[\p{L}\p{M}\w-]{0,40}(?=\/|$)/u.exec(path)?.[0];
}

/** Removes addresses, quotes and numbers, because they can contain typed text. */
function withoutContent(what: string): string {
  return what
    .replace(/\w+:\/\/\S+/g, '…')
    .replace(/"[^"]*"|'[^']*'|„[^“]*“|(?<!React error #\d*)\d{2,}/g, '…')
    .replace(/\p{C}+/gu, ' ')
    .slice(0, 100);
}
