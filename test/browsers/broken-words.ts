/**
 * Runs in a page and lists words that break over two lines without a hyphen. A break at a soft hyphen or
 * another sign in the word is allowed.
 */
export function brokenWords(): string[] {
  const broken: string[] = [];
  const range = document.createRange();
  /**
   * Takes the last rectangle of a letter: at the start of a line, the first one is the hyphen of the line
   * before.
   */
  const lineOf = (node: Node, index: number) => {
    range.setStart(node, index);
    range.setEnd(node, index + 1);
    return [...range.getClientRects()].at(-1)?.bottom ?? 0;
  };
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (!parent?.checkVisibility({ visibilityProperty: true })) continue;
    // Program names are not words of a language.
    if (parent.closest('.visually-hidden, script, style, option, code')) continue;
    for (const { 0: word, index } of (node.textContent ?? '').matchAll(/[\p{L}\p{M}\p{N}]+/gu)) {
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      if (new Set([...range.getClientRects()].map(({ bottom }) => bottom)).size < 2) continue;
      const lines = Array.from(word, (_, letter) => lineOf(node as Node, index + letter));
      if (Math.max(...lines) - Math.min(...lines) > 4)
        broken.push(`${word} (${parent.tagName} ${parent.className})`);
    }
  }
  return broken;
}
