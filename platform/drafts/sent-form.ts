export interface SentForm {
  path: string;
  bytes: number;
  onTaken: () => void;
}

let last: SentForm | undefined;
let count = 0;

export function noteSent(form: SentForm): number {
  last = form;
  count += 1;
  return count;
}

export function lastSent(): { form: SentForm | undefined; number: number } {
  return { form: last, number: count };
}

export const hiddenNames = {
  /** A honeypot: people do not see this field, but programs fill it in. */
  trap: 'website',
  /** A random key from the browser. Every try to send the form has the same key, so it is stored once. */
  key: 'key',
  seconds: 'seconds',
} as const;
