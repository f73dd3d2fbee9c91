/** A username as it is compared: without the space around it, in one Unicode form, lowercased (spec §5). */
export function normalizeUsername(typed: string): string {
  return typed.normalize('NFC').trim().toLowerCase();
}

/** An e-mail address as it is compared: accounts keep theirs lowercased. */
export function normalizeEmail(typed: string): string {
  return typed.normalize('NFC').trim().toLowerCase();
}
