/** What the action of a newsletter answers when it does not lead on. */
export interface NewsletterAnswer {
  /** What was typed, where something was. */
  typed?: Typed;
  /** What is wrong with it. */
  errors?: { subject?: string[] | undefined; body?: string[] | undefined };
  /** How the mail would look: HTML that the server has sanitised. */
  preview?: string;
  /** A sentence that says what failed. */
  failure?: string;
  /** What somebody else has stored meanwhile. */
  conflict?: { version: string; writtenBy: string; subject: string; body: string };
}

export interface Typed {
  id: string;
  /** Of the draft that was open: its `writtenAt`. */
  version: string;
  subject: string;
  body: string;
}
