/** A name as several people may have typed it: without letter case and odd spaces. */
export function sameName(name: string): string {
  return name.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();
}
