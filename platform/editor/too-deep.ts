/** Quotes and lists within each other on one line: some thousand of them nobody can render. */
export const tooDeep = /^(?:[ \t]*(?:>|[-*+](?=[ \t])|\d{1,9}[.)])){50,}/m;
