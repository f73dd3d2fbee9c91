import { Tokenizer, type TokenizerCallbacks } from 'htmlparser2';

/**
 * Maximum number of open tags. A parser compares each end tag with all open tags, which takes long if many
 * tags are open.
 */
const maxOpenTags = 200;
/** Browsers make an element from `</p>` or `</br>` even without a start tag, so these end tags stay. */
const wholeByThemselves = new Set(['p', 'br']);
const endedByNext: Readonly<Record<string, readonly string[]>> = {
  ...{ p: ['p'], li: ['li'], option: ['option'], dt: ['dt', 'dd'], dd: ['dt', 'dd'] },
  ...{ th: ['th', 'td'], td: ['th', 'td'], tr: ['th', 'td', 'tr'] },
};
const withoutEnd = new Set([
  ...['area', 'base', 'basefont', 'br', 'col', 'embed', 'hr', 'img', 'input', 'link', 'meta'],
  ...['param', 'source', 'track', 'wbr'],
]);

interface ReadableHtml {
  html: string;
  isCut: boolean;
}

/**
 * Cuts HTML after `maxSteps` tags, attributes, entities and texts. Removes tags that are nested too deeply
 * and end tags without a start tag, because both slow down parsing.
 * @param unread elements that the sanitiser later removes with their content
 */
export function readableHtml(
  html: string,
  { maxSteps, unread }: { maxSteps: number; unread: readonly string[] },
): ReadableHtml {
  const kept: string[] = [];
  const open: { name: string; isKept: boolean }[] = [];
  const timesOpen = new Map<string, number>();
  let [steps, from, end] = [0, 0, html.length];
  let [begun, isKept] = [0, true];

  const step = (start: number) => {
    steps += 1;
    if (steps <= maxSteps) return;
    end = Math.min(end, start);
    tokenizer.pause();
  };
  const signs = (start: number, stop: number) =>
    steps > maxSteps
      ? []
      : [...html.slice(start, stop).matchAll(/[<>"]/g)].map(({ index }) => start + index);
  const leaveOut = (start: number, stop: number) => {
    if (start >= end) return;
    kept.push(html.slice(from, start));
    from = stop;
  };
  const close = () => {
    const last = open.pop();
    if (last) timesOpen.set(last.name, (timesOpen.get(last.name) ?? 1) - 1);
    return last;
  };
  const callbacks: TokenizerCallbacks = {
    onopentagname(start, stop) {
      begun = start - 1;
      step(begun);
      const name = html.slice(start, stop).toLowerCase();
      while (partsBefore(name).includes(open.at(-1)?.name ?? '')) close();
      isKept = withoutEnd.has(name) || open.length < maxOpenTags;
      // Cuts the HTML before an element such as `script` that is nested too deeply. Otherwise only the tags of
      // the element would be removed, and its content would become visible text.
      if (!isKept && unread.includes(name)) end = Math.min(end, begun);
      if (withoutEnd.has(name)) return;
      open.push({ name, isKept });
      timesOpen.set(name, (timesOpen.get(name) ?? 0) + 1);
    },
    onopentagend(at) {
      if (!isKept) leaveOut(begun, at + 1);
    },
    onselfclosingtag(at) {
      if (!isKept) leaveOut(begun, at + 1);
    },
    onclosetag(start, stop) {
      step(start - 2);
      const name = html.slice(start, stop).toLowerCase();
      let isWanted = wholeByThemselves.has(name);
      if ((timesOpen.get(name) ?? 0) > 0)
        for (let last = close(); last; last = close())
          if (last.name === name) {
            isWanted = last.isKept;
            break;
          }
      const endOfTag = html.indexOf('>', stop);
      if (!isWanted) leaveOut(start - 2, endOfTag < 0 ? html.length : endOfTag + 1);
    },
    ontext(start, stop) {
      step(start);
      for (const at of signs(start, stop)) step(at);
    },
    // Cuts before the '&' of an entity, because half an entity could be read as another entity.
    ontextentity: (_, at) => step(html.lastIndexOf('&', at - 1)),
    onattribname: () => step(begun),
    onattribentity: () => step(begun),
    onattribdata(start, stop) {
      for (const _ of signs(start, stop)) step(begun);
    },
    onattribend() {},
    oncdata: step,
    oncomment: step,
    ondeclaration: step,
    onprocessinginstruction: step,
    onend() {},
  };
  const tokenizer = new Tokenizer({ decodeEntities: true }, callbacks);
  tokenizer.write(html);
  tokenizer.end();
  return { html: kept.join('') + html.slice(from, end), isCut: end < html.length };
}

function partsBefore(name: string): readonly string[] {
  return Object.hasOwn(endedByNext, name) ? (endedByNext[name] ?? []) : [];
}
