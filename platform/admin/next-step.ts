export interface NextStep {
  label: string;
  path: string;
}

export interface SavedRecord<T> {
  id: string;
  record: T;
  isNew: boolean;
  now: Date;
}

export const seeOnSite = 'Auf der Website ansehen';

export function another(
  label: string,
  { path }: { path: string },
  { isNew }: Pick<SavedRecord<unknown>, 'isNew'>,
): NextStep[] {
  return isNew ? [{ label, path: `${path}/neu` }] : [];
}

export function seeAt(path: string | undefined): NextStep[] {
  return path === undefined ? [] : [{ label: seeOnSite, path }];
}

export interface FirstStep {
  text: string;
  detail: string;
  path: string;
}

export interface StartedSite {
  /** True for the club that `club/` describes: the values in `club/` are then right. */
  isFolders: boolean;
  /** Ids of records of the starter content, where it is that of another club. */
  brought: ReadonlySet<string>;
}

export function countOwn(ids: readonly { id: string }[], { brought }: StartedSite): number {
  return ids.filter(({ id }) => !brought.has(id)).length;
}
