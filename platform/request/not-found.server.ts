import { data } from 'react-router';

/**
 * Ends a loader with a 404 page that says `message`.
 * @throws always
 */
export function notFound(message: string): never {
  throw data(message, { status: 404 });
}
