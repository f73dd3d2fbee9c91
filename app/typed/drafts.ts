import { adminDraftDays, visitorDraftDays } from '../domain/retention.ts';
import { draftPrefix } from './draft-owner.tsx';
import type { Entries } from './entries.ts';

/** What somebody typed and has not sent, on this device. */
export interface Draft {
  /** When it was kept, in milliseconds since 1970. */
  savedAt: number;
  entries: Entries;
  /** An older one that nobody has decided on. */
  before?: Draft;
}

const day = 24 * 60 * 60 * 1000;

/** The draft of a key; undefined when there is none, or none that can be read. */
export function readDraft(key: string): Draft | undefined {
  try {
    deleteOld();
    return parse(localStorage.getItem(key));
  } catch {
    return undefined;
  }
}

/** Keeps a draft. @returns whether the device has taken it: it may be full, or take nothing at all */
export function writeDraft(key: string, draft: Draft): boolean {
  try {
    localStorage.setItem(key, JSON.stringify(draft));
    return true;
  } catch {
    return false;
  }
}

export function deleteDraft(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // What cannot be stored need not be deleted.
  }
}

function deleteOld(): void {
  for (const key of Object.keys(localStorage)) {
    if (!key.startsWith(draftPrefix)) continue;
    const days = key.startsWith(`${draftPrefix}:`) ? visitorDraftDays : adminDraftDays;
    const draft = parse(localStorage.getItem(key));
    if (!draft || draft.savedAt < Date.now() - days * day) localStorage.removeItem(key);
  }
}

function parse(text: string | null): Draft | undefined {
  if (text === null) return undefined;
  try {
    const { savedAt, entries, before } = JSON.parse(text) as Draft;
    if (typeof savedAt !== 'number' || !Array.isArray(entries)) return undefined;
    return { savedAt, entries, ...(before && { before }) };
  } catch {
    return undefined;
  }
}
