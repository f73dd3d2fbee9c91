const titles = String.raw`(?:jun|sen|jr|sr|i{1,3}|mag|dr|ing|dipl|b\.?sc|m\.?sc|b\.?a|m\.?a|bakk)\b`;

/** Of what follows a comma in a name. */
export const isTitle = new RegExp(`^${titles}`, 'i');

const divisions = new RegExp(`( ?(?:,(?! ?${titles})|[;/&+]) ?| und )`, 'i');

/** Splits 'Anna Muster und Eva Probe' into the names, at even places, and what divides them. */
export function splitNames(text: string): string[] {
  return text.split(divisions);
}
