/** What an action says of a form that was sent (take-form.server.ts). */
export interface FormAnswer {
  /** Whether it is stored. */
  sent?: boolean;
  /** What is said then, where that depends on how the site is set up. */
  thanks?: { title: string; more: string };
  /** What came, field by field, for a page that is made anew. */
  typed?: Readonly<Record<string, string>>;
  /** What is wrong, by field, in the order of the fields. */
  errors?: Readonly<Record<string, string>>;
  /** Why a form in which nothing is wrong was not taken. */
  failure?: string;
}

/** What is said when a form was taken. */
export interface Thanks {
  /** The page that says it. */
  path: string;
  title: string;
  more: string;
}
