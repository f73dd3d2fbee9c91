/** Fields of every public form beside what a visitor types. */
export const hiddenNames = {
  /** Stays empty in the hands of people: only programs see it. */
  trap: 'website',
  /** Made up by the browser, the same however often one filling-in is sent. */
  key: 'key',
  /** For how long the page was open. */
  seconds: 'seconds',
} as const;
