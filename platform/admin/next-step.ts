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
