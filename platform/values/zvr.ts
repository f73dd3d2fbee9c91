/** A number of the central register of associations; empty for one of zeros alone, which nobody has. */
export function knownZvr(zvr: string): string {
  return /^0*$/.test(zvr) ? '' : zvr;
}
