import { withoutUnwanted } from '#platform/values/clean-text.ts';

/** A text without what PostgreSQL refuses (NUL, lone surrogates) and what nobody can have meant. */
export function withoutControls(text: string): string {
  return withoutUnwanted(text.replace(/\p{Cs}/gu, ''));
}

/** At most `limit` UTF-16 units, without half a surrogate pair at the end. */
export function cut(text: string, limit: number): string {
  return text.slice(0, limit).replace(/[\uD800-\uDBFF]$/, '');
}
