import { isPrivatePath } from '#platform/values/private-path.ts';

/** Whether a worker is there for the page of an address; there is none for those of admins. */
export function hasDocument(address: string): boolean {
  return Boolean(navigator.serviceWorker?.controller) && !isPrivatePath(new URL(address).pathname);
}
