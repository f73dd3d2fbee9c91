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
  /** Honeypot: people do not see it, programs fill it in. */
  trap: 'website',
  /** Random key from the browser, the same at each try to send the form, so that it is stored once. */
  key: 'key',
  seconds: 'seconds',
} as const;
