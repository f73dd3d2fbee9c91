import { expect, test } from 'vitest';
import { markdownFault } from '#platform/ui/markdown-fault.ts';
import { articleHtml } from './article-text.server.ts';

test.each(['- ', '1. ', '> '])('nothing is lost in an article of %j within each other', (sign) => {
  const text = `${sign.repeat(19)}Am Ende`;
  expect(markdownFault(text)).toBeUndefined();
  expect(articleHtml(text)).toContain('Am Ende');
});
