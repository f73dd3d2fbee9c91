import { createContext, type ReactNode, use, useEffect } from 'react';

const Owner = createContext('');

let owner = '';

export function DraftOwner({ username, children }: { username: string; children: ReactNode }) {
  useEffect(() => {
    owner = username;
  }, [username]);
  return <Owner value={username}>{children}</Owner>;
}

export const useDraftOwner = () => use(Owner);

export const draftPrefix = 'entwurf:';

export function draftKey(of: string, place: string): string {
  return `${draftPrefix}${encodeURIComponent(of)}:${place}`;
}

export function forgetOwnDrafts(): void {
  const own = draftKey(owner, '');
  if (!owner) return;
  try {
    for (const key of Object.keys(localStorage))
      if (key.startsWith(own)) localStorage.removeItem(key);
  } catch {
    // If the browser's storage cannot be used, there are no drafts to delete.
  }
}

export function hasDraft(key: string): boolean {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}
