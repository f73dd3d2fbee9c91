import { adminDraftDays, visitorDraftDays } from '#platform/values/retention.ts';
import { draftPrefix } from './draft-owner.tsx';
import type { Entries } from './entries.ts';

/** What somebody typed and has not sent, on this device. */
export interface Draft {
  /** In which opening of the form it was typed: in several tabs there may be several. */
  opening: string;
  /** When it was kept, in milliseconds since 1970. */
  savedAt: number;
  entries: Entries;
  /** Another one that nobody has decided on. */
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

/**
 * Keeps a draft in the place of those of some openings, above all others.
 * @returns whether the device has taken it: it may be full, or take nothing at all
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

/** Deletes the drafts of these openings; those of others stay. */
export function deleteDrafts(key: string, openings: readonly string[]): void {
  try {
    const others = without(parse(localStorage.getItem(key)), openings);
    if (others) localStorage.setItem(key, JSON.stringify(others));
    else localStorage.removeItem(key);
  } catch {
    // What cannot be stored need not be deleted.
  }
}

/** The openings of a draft, and of those below it, in which the same record was typed. */
export function openingsFor(draft: Draft | undefined, record: string | undefined): string[] {
  if (!draft) return [];
  const rest = openingsFor(draft.before, record);
  return recordIn(draft.entries) === record ? [draft.opening, ...rest] : rest;
}

/** Which record is typed; undefined in a form of which each sending is one. */
export function recordIn(entries: Entries): string | undefined {
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
