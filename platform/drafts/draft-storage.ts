import { adminDraftDays, visitorDraftDays } from '#platform/values/retention.ts';
import { draftPrefix } from './draft-owner.tsx';
import type { Entries } from './form-entries.ts';

export interface Draft {
  /** A random id of the opened form, because several tabs can show this form. */
  opening: string;
  savedAt: number;
  entries: Entries;
  before?: Draft;
}

const day = 24 * 60 * 60 * 1000;

export function readDraft(key: string): Draft | undefined {
  try {
    deleteOld();
    return parse(localStorage.getItem(key));
  } catch {
    return undefined;
  }
}

/**
 * Stores `draft` and deletes the drafts whose `opening` is in `openings`.
 * @returns false if the browser cannot store the draft
 */
export function keepDraft(
  key: string,
  draft: Omit<Draft, 'before'>,
  openings: readonly string[],
): boolean {
  try {
    const others = without(parse(localStorage.getItem(key)), openings);
    localStorage.setItem(key, JSON.stringify(others ? { ...draft, before: others } : draft));
    return true;
  } catch {
    return false;
  }
}

export function deleteDrafts(key: string, openings: readonly string[]): void {
  try {
    const others = without(parse(localStorage.getItem(key)), openings);
    if (others) localStorage.setItem(key, JSON.stringify(others));
    else localStorage.removeItem(key);
  } catch {
    // If the browser's storage cannot be used, there are no drafts to delete.
  }
}

export function listDraftsOfRecord(draft: Draft | undefined, record: string | undefined): string[] {
  if (!draft) return [];
  const rest = listDraftsOfRecord(draft.before, record);
  return findRecordId(draft.entries) === record ? [draft.opening, ...rest] : rest;
}

export function findRecordId(entries: Entries): string | undefined {
  return entries.find(([name]) => name === 'recordId')?.[1];
}

function without(draft: Draft | undefined, openings: readonly string[]): Draft | undefined {
  if (!draft) return undefined;
  const before = without(draft.before, openings);
  if (openings.includes(draft.opening)) return before;
  const { before: _, ...own } = draft;
  return before ? { ...own, before } : own;
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
    const { opening = '', savedAt, entries, before } = JSON.parse(text) as Draft;
    if (typeof savedAt !== 'number' || !Array.isArray(entries)) return undefined;
    return { opening, savedAt, entries, ...(before && { before }) };
  } catch {
    return undefined;
  }
}
