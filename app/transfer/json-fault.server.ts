const literal = /true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const escaped = /\\(?:["\\/bfnrt]|u[\da-fA-F]{4})/y;
const space = /[ \t\n\r]*/y;

type Expected = 'value' | 'first value' | 'key' | 'first key' | 'colon' | 'comma';

/**
 * The place at which a text stops being JSON, counted in characters from 0; its length when the
 * end is missing. JSON.parse tells the place for some faults only.
 */
export function findJsonFault(text: string): number {
  const open: ('{' | '[')[] = [];
  let expected: Expected = 'value';
  let at = 0;
  for (;;) {
    at = after(space, text, at) ?? at;
    const char = text[at];
    if (expected === 'comma' && open.length === 0) return at;
    const inObject = open.at(-1) === '{';
    if (expected === 'colon') {
      if (char !== ':') return at;
      expected = 'value';
      at++;
    } else if (expected === 'comma' && char === ',') {
      expected = inObject ? 'key' : 'value';
      at++;
    } else if (closes(char, expected, inObject)) {
      open.pop();
      expected = 'comma';
      at++;
    } else if (expected === 'comma') {
      return at;
    } else if (char === '"') {
      const end = stringEnd(text, at);
      if (text[end] !== '"') return end;
      expected = expected.endsWith('key') ? 'colon' : 'comma';
      at = end + 1;
    } else if (expected.endsWith('key')) {
      return at;
    } else if (char === '{' || char === '[') {
      open.push(char);
      expected = char === '{' ? 'first key' : 'first value';
      at++;
    } else {
      const end = after(literal, text, at);
      if (end === undefined) return at;
      expected = 'comma';
      at = end;
    }
  }
}

function closes(char: string | undefined, expected: Expected, inObject: boolean): boolean {
  if (expected !== 'comma' && !expected.startsWith('first')) return false;
  return char === (inObject ? '}' : ']');
}

/** Where a string that begins at `start` ends or goes wrong. */
function stringEnd(text: string, start: number): number {
  let at = start + 1;
  while (at < text.length && text[at] !== '"') {
    if (text[at] === '\\') {
      const end = after(escaped, text, at);
      if (end === undefined) return at;
      at = end;
    } else if ((text[at] as string) < ' ') {
      return at;
    } else {
      at++;
    }
  }
  return at;
}

function after(pattern: RegExp, text: string, at: number): number | undefined {
  pattern.lastIndex = at;
  return pattern.test(text) ? pattern.lastIndex : undefined;
}
