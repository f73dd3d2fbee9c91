import type { SignInAnswer } from '#platform/drafts/sign-in-dialog.tsx';
import type { Carried } from './carried.tsx';

/** What the sign-in page says of a try. */
export interface LoginAnswer extends SignInAnswer {
  username?: string;
  /** A form that waits until somebody has signed in. */
  carried?: Carried;
  /** Where it is sent then. */
  to?: string;
}
