import { Counter, Histogram, type Registry } from 'prom-client';
import type { LoggedRequest } from './log.ts';

/** Upper limits of the histogram buckets, in seconds. */
const buckets = [0.0005, 0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

export function createRequestCounts(registry: Registry): (request: LoggedRequest) => void {
  const registers = [registry];
  const requests = new Counter({
    name: 'ankick_requests_total',
    help: 'Requests answered, by method and status.',
    labelNames: ['method', 'status'],
    registers,
  });
  const hits = new Counter({
    name: 'ankick_page_cache_hits_total',
    help: 'Pages answered from memory.',
    registers,
  });
  const durations = new Histogram({
    name: 'ankick_request_duration_seconds',
    help: 'Time from a request to the end of its answer.',
    buckets,
    registers,
  });
  return ({ method, status, duration, cached }) => {
    requests.inc({ method: knownMethod(method), status });
    if (cached) hits.inc();
    durations.observe(duration / 1000);
  };
}

/**
 * Unknown methods count as 'other'. Otherwise each method that a client invents would add a series to the
 * metrics.
 */
function knownMethod(method: string): string {
  return ['GET', 'HEAD', 'POST'].includes(method) ? method : 'other';
}
