/** Something that one does after a record was saved, and where. */
export interface NextStep {
  label: string;
  path: string;
}

/** A record that was saved just now. */
export interface SavedRecord<T> {
  id: string;
  record: T;
  /** Whether there was none before. */
  isNew: boolean;
  now: Date;
}

/** The step to add another record, after a new one was saved. */
export function another(
  label: string,
  { path }: { path: string },
  { isNew }: Pick<SavedRecord<unknown>, 'isNew'>,
): NextStep[] {
  return isNew ? [{ label, path: `${path}/neu` }] : [];
}

/** To the page that shows it; undefined where there is none. */
export function seeAt(path: string | undefined): NextStep[] {
  return path === undefined ? [] : [{ label: 'Ansehen', path }];
}

/** Something that a new club does once, with the place where it is done. */
export interface FirstStep {
  text: string;
  /** What it is good for, or how far it has come. */
  detail: string;
  path: string;
}

/** What is known of a site when its first steps are asked for. */
export interface StartedSite {
  /** Whether the club is the one of the club's folder, and all that is said there its own. */
  isFolders: boolean;
  /** The ids of the kind's records that another club's starter content has brought. */
  brought: ReadonlySet<string>;
}

/** How many of the ids are the club's own. */
export function countOwn(ids: readonly { id: string }[], { brought }: StartedSite): number {
  return ids.filter(({ id }) => !brought.has(id)).length;
}
