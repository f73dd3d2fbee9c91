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
