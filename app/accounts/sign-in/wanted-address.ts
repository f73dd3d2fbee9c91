import { returnAddress } from '#platform/sign-in/return-address.ts';

/** The address of /login?zu=… */
export function wantedAddress(url: URL): string {
  return returnAddress(url.searchParams.get('zu'));
}

/** Whether it is a file's, which a browser keeps where it is. */
export function isFileAddress(address: string): boolean {
  return /\.[a-z]+(?:\?|$)/.test(address);
}
