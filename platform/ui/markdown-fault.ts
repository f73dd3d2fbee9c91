/** Matches a line with twenty nested quotes or lists. The parser cannot render thousands of nested levels. */
const tooDeepPattern = /^(?:[ \t]*(?:>|[-*+](?=[ \t])|\d{1,9}[.)])){20}/m;
/** Characters that can begin emphasis, links, code, tables or lists. Many of them make parsing slow. */
const comparedSigns = /[*_~[\]<!|`@&]|[-+](?=\s)|\d[.)](?=\s)|www\.|:\/\//gi;
const beforeQuote = /[^\w"'/](?=>)/g;
const maxTextLength = 25_000;
const maxSigns = 1200;
const maxSignsInBlock = 600;
const maxLines = 1000;
const maxLinesInBlock = 250;
/**
 * Matches the line between the column titles and the rows of a table. A block with such a line is a table.
 */
const belowHeads = /^(?=.*\|)(?=.*-)[-:|>*+.)\d \t]+$/m;
const maxColumns = 20;
const maxCells = 4000;
/**
 * Parsing time grows with the square of the length of a word or of a sequence of spaces, so both lengths are
 * limited.
 */
const maxWordLength = 2000;
const maxBlanks = 200;
export const maxNesting = 1000;

/**
 * Returns a German sentence that explains why the text is refused; undefined if the text is within the limits
 * above, which keep rendering fast.
 */
export function markdownFault(typed: string): string | undefined {
  const text = typed.replace(/\r\n?/g, '\n');
  if (text.length > maxTextLength) return `Das sind mehr als ${maxTextLength} Zeichen.`;
  const blocks = text.split(/\n(?:[ \t]*\n)+/);
  if (countLines(text) > maxLines) return `Der Text hat mehr als ${maxLines} Zeilen.`;
  if (blocks.some((block) => countLines(block) > maxLinesInBlock))
    return `Im Text stehen mehr als ${maxLinesInBlock} Zeilen ohne eine leere dazwischen. Bitte teil ihn in Absätze.`;
  if (tooDeepPattern.test(text)) return 'Zitate und Listen sind zu tief verschachtelt.';
  if (hasLonger(text, /\S+/g, maxWordLength))
    return `Im Text steht ein Wort mit mehr als ${maxWordLength} Zeichen.`;
  if (hasLonger(text, /[^\S\n]+/g, maxBlanks))
    return `Im Text stehen mehr als ${maxBlanks} Leerzeichen hintereinander.`;
  if (countSigns(text) > maxSigns)
    return `Der Text hat mehr als ${maxSigns} Zeichen wie * _ [ ] < ! | oder @. Bitte nimm weniger Hervorhebungen und Links.`;
  if (blocks.some((block) => countSigns(block) > maxSignsInBlock))
    return `Ein Absatz hat mehr als ${maxSignsInBlock} Zeichen wie * _ [ ] < ! | oder @. Bitte teil ihn.`;
  return tableFault(blocks.filter((block) => belowHeads.test(block)));
}

function tableFault(tables: string[]): string | undefined {
  const sizes = tables.map((table) => ({ lines: countLines(table), columns: countColumns(table) }));
  if (sizes.some(({ columns }) => columns > maxColumns))
    return `Eine Tabelle hat mehr als ${maxColumns} Spalten.`;
  const cells = sizes.reduce((sum, { lines, columns }) => sum + lines * columns, 0);
  return cells > maxCells ? 'Die Tabellen im Text sind zu groß.' : undefined;
}

function countLines(text: string): number {
  return text.split('\n', maxLines + 1).length;
}

function countColumns(table: string): number {
  const bars = (line: string) =>
    line
      .trim()
      .replace(/^\||\|$/g, '')
      .split('|').length;
  return Math.max(...table.split('\n').map(bars));
}

function countSigns(text: string): number {
  const signs = text.match(comparedSigns)?.length ?? 0;
  return signs + (`\n${text}`.match(beforeQuote)?.length ?? 0);
}

function hasLonger(text: string, pattern: RegExp, maxLength: number): boolean {
  return text.match(pattern)?.some((piece) => piece.length > maxLength) ?? false;
}

export function plainHtml(text: string): string {
  const escaped = text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
  const blocks = escaped.split(/\n\s*\n/).filter((block) => block.trim() !== '');
  const paragraphs = blocks.length > maxLines ? [escaped] : blocks;
  return paragraphs.map((paragraph) => `<p>${paragraph}</p>`).join('\n');
}
