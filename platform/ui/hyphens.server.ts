import hyphen from 'hyphen/de/index.js';

/** Shorter words fit on a line wherever there is room to read. */
const minWordLength = 12;

/**
 * HTML whose long German words say where they may be divided. Chromium on a computer and WebKit on
 * Linux do not know, and would divide them anywhere, or not at all.
 */
export function withHyphens(html: string): string {
  return hyphen.hyphenateHTMLSync(html, { minWordLength });
}
