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
  /** The trap: a field that people do not see but programs fill in. */
  trap: 'website',
  /** A random key from the browser. All tries to send a form have one key, so the form is stored once. */
  key: 'key',
  seconds: 'seconds',
} as const;
