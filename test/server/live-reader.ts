interface LiveEvent {
  id: string | undefined;
  name: string | undefined;
  data: string | undefined;
}

/** A client of /live that reads one event after the other. */
export interface LiveReader {
  /** Returns the next event. Skips comments and the server time. */
  next: () => Promise<LiveEvent>;
  close: () => Promise<void>;
}

/**
 * Opens the live stream of a site.
 * @param seen revision that the client already knows
 */
export async function readLive(
  origin: string,
  { seen, lastEventId }: { seen?: number; lastEventId?: number } = {},
): Promise<LiveReader> {
  const closing = new AbortController();
  const headers: HeadersInit =
    lastEventId === undefined ? {} : { 'Last-Event-ID': String(lastEventId) };
  const query = seen === undefined ? '' : `?seit=${seen}`;
  const answer = await fetch(`${origin}/live${query}`, { headers, signal: closing.signal });
  const reader = (answer.body as ReadableStream<BufferSource>)
    .pipeThrough(new TextDecoderStream())
    .getReader();
  let text = '';
  return {
    async next() {
      for (;;) {
        const end = text.indexOf('\n\n');
        if (end >= 0) {
          const block = text.slice(0, end);
          text = text.slice(end + 2);
          if (!/^(:|event: clock\n)/.test(block)) return parseEvent(block);
          continue;
        }
        const { value, done } = await reader.read();
        if (done) throw new Error('The stream has ended.');
        text += value;
      }
    },
    async close() {
      closing.abort();
    },
  };
}

function parseEvent(block: string): LiveEvent {
  const fields = new Map(
    block.split('\n').map((line): [string, string] => {
      const colon = line.indexOf(': ');
      return [line.slice(0, colon), line.slice(colon + 2)];
    }),
  );
  return { id: fields.get('id'), name: fields.get('event'), data: fields.get('data') };
}
