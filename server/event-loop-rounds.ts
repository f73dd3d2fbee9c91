export const maxRequestsInRound = 8;
/**
 * The next waiting requests of a visitor begin after this many event loop rounds without any new request. One
 * round is too few, because Node accepts a connection in one round and reads its request in the next.
 */
const quietRounds = 3;
/**
 * Maximum number of waiting requests: of one visitor, and of all visitors together. The headers of each
 * request take up to 16 KB of memory.
 */
export const maxWaiting = { ofOne: 400, ofAll: 4_000 };
export const maxPausedRounds = 100;

interface Line {
  begun: number;
  waiting: (() => void)[];
  arrived: number;
  quiet: number;
  paused: number;
}

/**
 * Spreads the requests of one visitor over rounds of the event loop, so that requests of other visitors can
 * start in between.
 * @returns a function that calls `begin` now or later, or returns false if too many requests wait
 */
export function createRounds(): (visitor: string, begin: () => void) => boolean {
  const lines = new Map<string, Line>();
  let arrived = 0;
  let waiting = 0;

  function mustPause(line: Line): boolean {
    line.quiet = line.arrived === arrived ? line.quiet + 1 : 0;
    line.arrived = arrived;
    line.paused++;
    return line.quiet < quietRounds && line.paused < maxPausedRounds;
  }

  function nextRound(visitor: string, line: Line): void {
    if (line.waiting.length === 0) return void lines.delete(visitor);
    setImmediate(nextRound, visitor, line);
    if (mustPause(line)) return;
    const beginning = line.waiting.splice(0, maxRequestsInRound);
    line.paused = 0;
    line.begun = beginning.length;
    waiting -= beginning.length;
    for (const begin of beginning) begin();
  }

  return (visitor, begin) => {
    arrived++;
    let line = lines.get(visitor);
    if (!line) {
      line = { begun: 0, waiting: [], arrived, quiet: 0, paused: 0 };
      lines.set(visitor, line);
      setImmediate(nextRound, visitor, line);
    }
    if (line.begun < maxRequestsInRound) {
      line.begun++;
      begin();
      return true;
    }
    if (line.waiting.length >= maxWaiting.ofOne || waiting >= maxWaiting.ofAll) return false;
    line.waiting.push(begin);
    waiting++;
    return true;
  };
}
