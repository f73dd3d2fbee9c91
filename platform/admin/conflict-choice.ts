/** The names of the fields that choose between two changes begin with it. */
export const choicePrefix = 'conflict';
/** What such a field says: the other's, or one's own. */
export const [theirChoice, ownChoice] = ['theirs', 'mine'] as const;
export type Side = typeof theirChoice | typeof ownChoice;

/** Whether what a form sends is one of the two. */
export function isSide(value: unknown): value is Side {
  return value === theirChoice || value === ownChoice;
}
