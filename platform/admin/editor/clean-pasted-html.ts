const tag = /<[a-z][^>]*>/gi;
const style = /\sstyle\s*=\s*(?:"([^"]*)"|'([^']*)')/i;

/**
 * Turns the styles for bold, italic and Word's lists into attributes, because the Content Security Policy
 * blocks pasted styles.
 */
export function readPasted(html: string): string {
  const marked = html.replace(tag, (whole) =>
    whole.replace(style, (_, one?: string, other?: string) => ` ${marksOf(one ?? other ?? '')}`),
  );
  return marked.includes('data-point') ? withLists(marked) : marked;
}

function marksOf(text: string): string {
  const marks = [
    /font-weight\s*:\s*(?:bold|[6-9]00)/i.test(text) && 'data-bold',
    /font-weight\s*:\s*(?:normal|400)/i.test(text) && 'data-plain',
    /font-style\s*:\s*italic/i.test(text) && 'data-italic',
    /mso-list\s*:\s*ignore/i.test(text) && 'data-sign',
    /mso-list\s*:\s*l\d/i.test(text) && 'data-point',
  ];
  return marks.filter(Boolean).join(' ');
}

function withLists(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  let list: HTMLElement | undefined;
  for (const paragraph of body.querySelectorAll<HTMLElement>('p[data-point]')) {
    const sign = paragraph.querySelector('[data-sign]');
    const name = /^\s*\(?[\da-z]{1,3}[.)]/i.test(sign?.textContent ?? '') ? 'ol' : 'ul';
    sign?.remove();
    if (!list || list.localName !== name || paragraph.previousElementSibling !== list) {
      list = document.createElement(name);
      paragraph.before(list);
    }
    const point = document.createElement('li');
    point.append(...paragraph.childNodes);
    list.append(point);
    paragraph.remove();
  }
  return body.innerHTML;
}
