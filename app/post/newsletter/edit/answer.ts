export interface NewsletterAnswer {
  typed?: Typed;
  errors?: { subject?: string[] | undefined; body?: string[] | undefined };
  /** Sanitised HTML. */
  preview?: string;
  failure?: string;
  conflict?: { version: string; writtenBy: string; subject: string; body: string };
}

export interface Typed {
  id: string;
  version: string;
  subject: string;
  body: string;
}
