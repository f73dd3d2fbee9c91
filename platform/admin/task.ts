/** Something that waits to be done in the admin area. */
export interface Task {
  /** What is missing, in a few words: "Ergebnis gegen FC Watan fehlt". */
  text: string;
  /** What tells it from others of its kind. */
  detail?: string;
  /** The very place where it is done. */
  path: string;
  /** Of which team it is, where it is of one; null is the first. */
  teamId?: string | null;
}
