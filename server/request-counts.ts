import { Counter, type Registry } from 'prom-client';
import type { LoggedRequest } from './log.ts';

/** Upper bounds in seconds: pages from memory, rendered pages, and what somebody waits for. */
const bounds = [0.0005, 0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const durationName = 'ankick_request_duration_seconds';

type Method = 'GET' | 'HEAD' | 'POST' | 'other';

export interface RequestCounts {
  count: (request: LoggedRequest) => void;
  /** The durations as a histogram in Prometheus' text format. */
  durations: () => string;
}

/**
 * Counts requests in plain numbers, which the registry reads when somebody asks: its own counting
 * costs a page from memory too much.
 */
export function createRequestCounts(registry: Registry): RequestCounts {
  const answered: Record<Method, Map<number, number>> = {
    GET: new Map(),
    HEAD: new Map(),
    POST: new Map(),
    other: new Map(),
  };
  const inBucket = bounds.map(() => 0);
  let hits = 0;
  let requests = 0;
  let seconds = 0;

  const registers = [registry];
  new Counter({
    name: 'ankick_requests_total',
    help: 'Requests answered, by method and status.',
    labelNames: ['method', 'status'],
    registers,
    collect() {
      this.reset();
      for (const [method, counts] of Object.entries(answered))
        for (const [status, count] of counts) this.inc({ method, status }, count);
    },
  });
  new Counter({
    name: 'ankick_page_cache_hits_total',
    help: 'Pages answered from memory.',
    registers,
    collect() {
      this.reset();
      this.inc(hits);
    },
  });

  return {
    count({ method, status, duration, cached }) {
      const counts = answered[knownMethod(method)];
      counts.set(status, (counts.get(status) ?? 0) + 1);
      const bucket = bounds.findIndex((bound) => duration <= bound * 1000);
      if (bucket >= 0) inBucket[bucket] = (inBucket[bucket] ?? 0) + 1;
      if (cached) hits++;
      requests++;
      seconds += duration / 1000;
    },
    durations() {
      let below = 0;
      const lines = bounds.map((bound, index) => {
        below += inBucket[index] ?? 0;
        return `${durationName}_bucket{le="${bound}"} ${below}`;
      });
      return [
        `# HELP ${durationName} Time from a request to the end of its answer.`,
        `# TYPE ${durationName} histogram`,
        ...lines,
        `${durationName}_bucket{le="+Inf"} ${requests}`,
        `${durationName}_sum ${seconds}`,
        `${durationName}_count ${requests}`,
        '',
      ].join('\n');
    },
  };
}

/** Anybody can invent methods; each would be a series of its own. */
function knownMethod(method: string): Method {
  return method === 'GET' || method === 'HEAD' || method === 'POST' ? method : 'other';
}
