const thousands = /^[+-]?\d{1,3}(?:(?<sign>[.'’ \u00A0\u202F])\d{3}(?:\k<sign>\d{3})*)$/;

/**
 * The whole number that somebody has written: '12', '-3', and '1.000' or '2 000', which are thousands in
 * German. NaN for anything else: '1,5', '1.5', '1e3'.
 */
export function readWhole(text: string): number {
  const written = text.trim();
  if (/^[+-]?\d+$/.test(written)) return Number(written);
  return thousands.test(written) ? Number(written.replace(/[^\d+-]/g, '')) : Number.NaN;
}
