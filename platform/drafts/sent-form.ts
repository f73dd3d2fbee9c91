export interface SentForm {
  path: string;
  bytes: number;
  onTaken: () => void;
}

let last: SentForm | undefined;
let count = 0;

export function setLastSentForm(form: SentForm): number {
  last = form;
  count += 1;
  return count;
}

export function lastSent(): { form: SentForm | undefined; number: number } {
  return { form: last, number: count };
}

export const hiddenNames = {
  /** The honeypot: a hidden field that people do not see but spam programs fill in. */
  trap: 'website',
  /**
   * A random key from the browser. All attempts to send a form have the same key, so the server stores the
   * form only once.
   */
  key: 'key',
  seconds: 'seconds',
} as const;
