const titles = String.raw`(?:jun|sen|jr|sr|i{1,3}|mag|dr|ing|dipl|b\.?sc|m\.?sc|b\.?a|m\.?a|bakk)\b`;

/** Matches a title after a comma, such as 'jun.', which belongs to the name before the comma. */
export const isTitle = new RegExp(`^${titles}`, 'i');

const divisions = new RegExp(`( ?(?:,(?! ?${titles})|[;/&+]) ?| und )`, 'i');

/**
 * Splits a text such as 'Anna Muster und Eva Probe'.
 * @returns names at even indexes, the separators at odd indexes
 */
export function splitNames(text: string): string[] {
  return text.split(divisions);
}
