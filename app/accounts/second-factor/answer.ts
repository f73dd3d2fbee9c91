/** What the page of the second factor says of what was done, or why it was not. */
export interface FactorAnswer {
  /** Shown this once. */
  codes?: readonly string[];
  /** What happened beside that. */
  done?: string;
  message?: string;
  errors?: { totp?: string };
}
