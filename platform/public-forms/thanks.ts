/** What is said when a form was taken. */
export interface Thanks {
  /** The last part of the address of the page that says it. */
  word: string;
  title: string;
  more: string;
}

/** The page that says it. */
export function thanksPath({ word }: Thanks): string {
  return `/danke/${word}`;
}
