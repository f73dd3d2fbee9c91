/**
 * Run in a page: the words that stand on two lines without a hyphen. One that the page or the
 * browser has divided with a hyphen does not count, nor one that has a sign of its own to break at.
 */
export function brokenWords(): string[] {
  const broken: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (!parent?.checkVisibility({ visibilityProperty: true })) continue;
    if (parent.closest('.visually-hidden, script, style, option')) continue;
    for (const { 0: word, index } of (node.textContent ?? '').matchAll(/[\p{L}\p{M}\p{N}]+/gu)) {
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const lines = new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom / 4)));
      if (lines.size > 1) broken.push(`${word} (${parent.tagName} ${parent.className})`);
    }
  }
  return broken;
}
