/**
 * Run in a page: the words that stand on two lines without a hyphen. Where a word holds a soft
 * hyphen, or a sign of its own to break at, it may be divided.
 */
export function brokenWords(): string[] {
  const broken: string[] = [];
  const range = document.createRange();
  /** Where the letter stands; at the start of a line the hyphen of the one before comes first. */
  const lineOf = (node: Node, index: number) => {
    range.setStart(node, index);
    range.setEnd(node, index + 1);
    return [...range.getClientRects()].at(-1)?.bottom ?? 0;
  };
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (!parent?.checkVisibility({ visibilityProperty: true })) continue;
    // What a program calls a thing is no word of a language.
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
