/**
 * Makes lists of what Word puts on the clipboard for them: paragraphs that begin with their marks.
 */
export function withWordLists(html: string): string {
  if (!html.includes('mso-list')) return html;
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  let list: HTMLElement | undefined;
  for (const paragraph of [...body.querySelectorAll<HTMLElement>('p[style*="mso-list"]')]) {
    const mark = paragraph.querySelector('[style*="mso-list:Ignore"], [style*="mso-list: Ignore"]');
    const isNumbered = /^\s*\(?[\da-z]{1,3}[.)]/i.test(mark?.textContent ?? '');
    mark?.remove();
    const tag = isNumbered ? 'ol' : 'ul';
    if (!list || list.localName !== tag || paragraph.previousElementSibling !== list) {
      list = document.createElement(tag);
      paragraph.before(list);
    }
    const item = document.createElement('li');
    item.append(...paragraph.childNodes);
    list.append(item);
    paragraph.remove();
  }
  return body.innerHTML;
}
