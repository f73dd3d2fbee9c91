export interface FormAnswer {
  /** Whether it is stored. */
  sent?: boolean;
  thanks?: { title: string; more: string };
  /** The input by field name, for a page that is rendered anew. */
  typed?: Readonly<Record<string, string>>;
  /** By field name, in the order of the fields. */
  errors?: Readonly<Record<string, string>>;
  failure?: string;
}

export interface Thanks {
  path: string;
  title: string;
  more: string;
}
