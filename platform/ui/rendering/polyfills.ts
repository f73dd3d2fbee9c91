import 'core-js/modules/es.array.to-sorted.js';
import 'core-js/modules/es.array.to-spliced.js';
import 'core-js/modules/es.map.group-by.js';
import 'core-js/modules/es.string.to-well-formed.js';
import 'core-js/modules/web.url.can-parse.js';
import 'form-request-submit-polyfill';

AbortSignal.any ??= (signals: AbortSignal[]) => {
  const any = new AbortController();
  for (const signal of signals) {
    const abort = () => any.abort(signal.reason);
    if (signal.aborted) abort();
    else signal.addEventListener('abort', abort, { once: true, signal: any.signal });
  }
  return any.signal;
};

AbortSignal.timeout ??= (milliseconds: number) => {
  const late = new AbortController();
  setTimeout(() => late.abort(new DOMException('Timed out', 'TimeoutError')), milliseconds);
  return late.signal;
};

globalThis.TextEncoderStream ??= class extends TransformStream<string, Uint8Array> {
  readonly encoding = 'utf-8';
  constructor() {
    const encoder = new TextEncoder();
    super({ transform: (text, written) => written.enqueue(encoder.encode(text)) });
  }
} as typeof TextEncoderStream;
