/** A form of a page that was sent: there is one at a time, a further one gives it up. */
export interface SentForm {
  /** The path of its action. */
  path: string;
  /** How much is on its way, which may take its time. */
  bytes: number;
  /** Called once the action has taken it and leads on. */
  onTaken: () => void;
}

let last: SentForm | undefined;
let count = 0;

/** Notes that a form is sent; returns what tells it from others. */
export function noteSent(form: SentForm): number {
  last = form;
  count += 1;
  return count;
}

/** The form that was sent last, and its number. */
export function lastSent(): { form: SentForm | undefined; number: number } {
  return { form: last, number: count };
}

/** Fields of every public form beside what a visitor types. */
export const hiddenNames = {
  /** Stays empty in the hands of people: only programs see it. */
  trap: 'website',
  /** Made up by the browser, the same however often one filling-in is sent. */
  key: 'key',
  /** For how long the page was open. */
  seconds: 'seconds',
} as const;
