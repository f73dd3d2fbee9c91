/** What is said when a form was taken. */
export interface Thanks {
  /** The page that says it. */
  path: string;
  title: string;
  more: string;
}
