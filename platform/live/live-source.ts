import type { Topic } from '#platform/records/kinds.ts';

interface LiveSourceOptions {
  revision: () => number;
  onChange: (revision: number, topics: Topic[]) => void;
  onReset: (revision: number) => void;
}

const firstPause = 1_000;
const maxPause = 60_000;

export function readLiveSource({ revision, onChange, onReset }: LiveSourceOptions): () => void {
  let source: EventSource | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pause = firstPause;

  const close = () => {
    source?.close();
    source = undefined;
    clearTimeout(timer);
  };
  const connectAfter = (milliseconds: number) => {
    close();
    timer = setTimeout(connect, milliseconds);
  };
  const connect = () => {
    close();
    if (document.hidden) return;
    source = new EventSource(`/live?seit=${revision()}`);
    source.addEventListener('change', (event) => {
      pause = firstPause;
      // If nothing has changed, `data` is empty, and `split` returns the topic ''. No page has this topic.
      onChange(Number(event.lastEventId), event.data.split(' '));
    });
    source.addEventListener('clock', (event) => {
      document.documentElement.dataset.ahead = `${Number(event.data) - Date.now()}`;
    });
    source.addEventListener('reset', (event) => onReset(Number(event.lastEventId)));
    source.addEventListener('pause', (event) => connectAfter(Number(event.data)));
    // After an error status such as a proxy's 502, EventSource does not connect again by itself.
    source.addEventListener('error', () => {
      connectAfter(pause * (0.5 + Math.random()));
      pause = Math.min(pause * 2, maxPause);
    });
  };
  const onVisibility = () => (document.hidden ? close() : connect());
  const onOnline = () => {
    pause = firstPause;
    connect();
  };

  document.addEventListener('visibilitychange', onVisibility);
  addEventListener('online', onOnline);
  connect();
  return () => {
    document.removeEventListener('visibilitychange', onVisibility);
    removeEventListener('online', onOnline);
    close();
  };
}
