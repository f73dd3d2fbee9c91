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

export function linkToPage(path: string | undefined): NextStep[] {
  return path === undefined ? [] : [{ label: seeOnSite, path }];
}

export interface FirstStep {
  text: string;
  detail: string;
  path: string;
}

export interface StartedSite {
  /** True if the site belongs to the club that the folder `club/` describes. */
  isFolders: boolean;
  brought: ReadonlySet<string>;
}

export function countOwn(ids: readonly { id: string }[], { brought }: StartedSite): number {
  return ids.filter(({ id }) => !brought.has(id)).length;
}
