/**
 * A position as somebody copies it from a map, '46.6247, 14.3053', and '46.6247,14.3053' of it: degrees
 * north and east with at most six decimals. Undefined for what is none.
 */
export function readPosition(text: string): string | undefined {
  const [, north = '', east = ''] =
    /^\s*(-?\d{1,3}(?:\.\d{1,20})?)\s*[,;\s]\s*(-?\d{1,3}(?:\.\d{1,20})?)\s*$/.exec(text) ?? [];
  if (!north || Math.abs(Number(north)) > 90 || Math.abs(Number(east)) > 180) return undefined;
  return [north, east].map((degrees) => String(Number(Number(degrees).toFixed(6)))).join(',');
}
