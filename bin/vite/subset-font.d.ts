/* The package brings no types of its own. */
declare module 'subset-font' {
  interface Options {
    targetFormat?: 'woff2' | 'woff' | 'sfnt' | 'truetype';
    /** Features of OpenType; all of them when left out. */
    keepFeatures?: readonly string[];
    noHinting?: boolean;
  }

  /** A font with the characters of the text alone. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options?: Options,
  ): Promise<Buffer>;
}
