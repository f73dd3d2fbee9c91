import { isRouteErrorResponse } from 'react-router';

/** What an error says of a form that was sent in vain. */
export interface Unsent {
  /** Why, where there is more to say than that something went wrong. */
  sentence: string | undefined;
  /** What it has posted: nothing typed is lost. */
  fields: [name: string, value: string][];
}

/** That of the error of an action, or of a page shown after one; undefined for any other error. */
export function unsentIn(error: unknown): Unsent | undefined {
  return isRouteErrorResponse(error) && error.data?.fields ? error.data : undefined;
}
