import { createContext, type ReactNode, use, useEffect } from 'react';

/** The admin to whom the drafts below belong; empty on the pages for everybody. */
const Owner = createContext('');

let owner = '';

/** Everything below belongs to this admin. */
export function DraftOwner({ username, children }: { username: string; children: ReactNode }) {
  useEffect(() => {
    owner = username;
  }, [username]);
  return <Owner value={username}>{children}</Owner>;
}

export const useDraftOwner = () => use(Owner);

/** What every entry of this site's drafts begins with in the device's storage. */
export const draftPrefix = 'entwurf:';

/** Under what a draft is kept: each admin has drafts of their own. */
export function draftKey(of: string, place: string): string {
  return `${draftPrefix}${encodeURIComponent(of)}:${place}`;
}

/** Deletes the drafts of the admin who was here: who signs out leaves nothing behind. */
export function forgetOwnDrafts(): void {
  const own = draftKey(owner, '');
  if (!owner) return;
  try {
    for (const key of Object.keys(localStorage))
      if (key.startsWith(own)) localStorage.removeItem(key);
  } catch {
    // A browser that lets nothing be stored has nothing to forget.
  }
}

/** Whether there is a draft; what reads it is loaded only then. */
export function hasDraft(key: string): boolean {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}
