/** Whether a text has all words that somebody searches for, capitals the same. */
export function contains(text: string, wanted: string): boolean {
  const words = wanted.toLocaleLowerCase('de-AT').split(/\s+/);
  const searched = text.toLocaleLowerCase('de-AT');
  return words.every((word) => searched.includes(word));
}
