/** Most characters of an id: with 3 bytes each it still fits an index of PostgreSQL. */
export const longestId = 250;

/** Whether a record may have this id: a line of signs that are seen, as files for other programs name it. */
export function isRecordId(id: string): boolean {
  return id.length <= longestId && /^[^\p{Cc}\p{Cs}\p{Zl}\p{Zp}]+$/u.test(id);
}
