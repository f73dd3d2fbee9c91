const titles = String.raw`(?:jun|sen|jr|sr|i{1,3}|mag|dr|ing|dipl|b\.?sc|m\.?sc|b\.?a|m\.?a|bakk)\b`;

/** Tests the text after a comma: 'jun.', for example, belongs to the name before the comma. */
export const isTitle = new RegExp(`^${titles}`, 'i');

const divisions = new RegExp(`( ?(?:,(?! ?${titles})|[;/&+]) ?| und )`, 'i');

/** Splits 'Anna Muster und Eva Probe'. @returns names at even indexes, the separators at odd indexes */
export function splitNames(text: string): string[] {
  return text.split(divisions);
}
