/**
 * Matches the gaps between paragraphs, list items and headings, and between the lines of quotes and tables.
 */
const betweenParts = /(\n[ \t]*\n\s*|\n(?=[ \t]*(?:[-*+>|]|#{1,6}(?=[ \t])|\d{1,9}[.)](?=[ \t]))))/;
const sign = /^[ \t]*(?:(?:[-*+]|\d{1,9}[.)]|>)[ \t]+)?/;
const betweenSentences = /(?<=[.!?])(\s+)(?=[A-ZÄÖÜ{[])/;
const betweenClauses = /(,\s+(?:oder|und)\s+|\s(?:oder|und)\s|[,;]\s+|\n)/;
const label = /^[^{}:]*:\**[ \t]*/;
const names = /\{(\w+)\}/g;

interface Part {
  text: string;
  gap: string;
  isGone: boolean;
}

/**
 * Removes clauses with missing values. If a paragraph becomes empty, also removes the heading or introduction
 * (a text that ends in ':') directly before it, unless other text belongs to this heading or introduction.
 */
export function withoutMissing(markdown: string, isMissing: (name: string) => boolean): string {
  const namesMissing = (text: string) => namesIn(text).some(isMissing);
  if (!namesMissing(markdown)) return markdown;
  const pieces = markdown.split(betweenParts);
  const parts = pieces
    .filter((_, index) => index % 2 === 0)
    .map((piece, index): Part => {
      const gap = index === 0 ? '' : (pieces[2 * index - 1] ?? '');
      const text = namesMissing(piece) ? shortened(piece, isMissing) : piece;
      return { text, gap, isGone: text.trim() === '' && piece.trim() !== '' };
    });
  for (const [index, part] of parts.entries()) if (part.isGone) leaveOutBefore(parts, index);
  let [left, between] = ['', ''];
  for (const { text, gap, isGone } of parts) {
    if (gap.length > between.length) between = gap;
    if (isGone) continue;
    left += left === '' ? text : between + text;
    between = '';
  }
  return left;
}

function leaveOutBefore(parts: Part[], index: number): void {
  const before = parts.slice(0, index).findLast(({ isGone }) => !isGone);
  const after = parts[index + 1];
  const isLast = !after || after.gap.includes('\n\n') || levelOf(after.text) > 0;
  if (!before || !isLast) return;
  const level = levelOf(before.text);
  const isLeading = level === 0 && /:\**\s*$/.test(before.text);
  const isEmpty = level > 0 && (!after || (levelOf(after.text) || 7) <= level);
  if (!isLeading && !isEmpty) return;
  before.isGone = true;
  leaveOutBefore(parts, index);
}

function levelOf(text: string): number {
  return /^#{1,6}(?=[ \t])/.exec(text)?.[0].length ?? 0;
}

function shortened(part: string, isMissing: (name: string) => boolean): string {
  const start = sign.exec(part)?.[0] ?? '';
  const pieces = part.slice(start.length).split(betweenSentences);
  const sentences = pieces
    .filter((_, index) => index % 2 === 0)
    .map((sentence, index) => {
      const gap = index === 0 ? '' : (pieces[2 * index - 1] ?? '');
      const text = namesIn(sentence).some(isMissing) ? clausesOf(sentence, isMissing) : sentence;
      return { text, gap };
    })
    .filter(({ text }) => text !== '');
  const rest = sentences.map(({ text, gap }, index) => (index === 0 ? text : gap + text)).join('');
  return rest.trim() === '' ? '' : start + rest;
}

function clausesOf(sentence: string, isMissing: (name: string) => boolean): string {
  const end = /[.!?]?\s*$/.exec(sentence)?.[0] ?? '';
  const pieces = sentence.slice(0, sentence.length - end.length).split(betweenClauses);
  const kept: { text: string; gap: string }[] = [];
  let before = '';
  for (let index = 0; index < pieces.length; index += 2) {
    const text = pieces[index] ?? '';
    const gap = pieces[index - 1] ?? '';
    const known = namesIn(text);
    const saysNothing = known.length > 0 && known.every(isMissing);
    if (!saysNothing) kept.push({ text: withoutNames(text, isMissing), gap });
    else if (index === 0) {
      before = label.exec(text)?.[0] ?? '';
      const words = text.slice(before.length).replace(names, '').trim();
      if (words !== '' && pieces.length > 1) return '';
    }
  }
  if (kept.every(({ text }) => namesIn(text).length === 0) && before === '') {
    // Without the first clause, the other clauses have no meaning, so the whole sentence is removed.
    if (kept[0] === undefined || kept[0].gap !== '') return '';
  }
  const [first, ...others] = kept;
  if (!first || (before !== '' && namesIn(first.text).length === 0)) return '';
  const isLabelled = label.test(first.text) && first.gap !== '';
  const beginning = isLabelled ? first.text : before + first.text;
  return beginning + others.map(({ text, gap }) => gap + text).join('') + end;
}

/** Removes only placeholders without a value: without a postcode, '{postalCode} {city}' becomes '{city}'. */
function withoutNames(text: string, isMissing: (name: string) => boolean): string {
  return text
    .replace(/\{(\w+)\}[ \t]?/g, (whole, name) => (isMissing(name) ? '' : whole))
    .trimEnd();
}

function namesIn(text: string): string[] {
  return [...text.matchAll(names)].map(([, name = '']) => name);
}
