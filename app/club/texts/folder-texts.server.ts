import { greeting } from '#club/club.ts';
import accessibility from '#club/texts/accessibility.md?raw';
import imprint from '#club/texts/imprint.md?raw';
import privacy from '#club/texts/privacy.md?raw';
import story from '#club/texts/story.md?raw';
import { clubValues } from '#platform/ui/markdown.server.ts';
import { emptySentences } from './empty-sentences.server.ts';
import { factBlocks } from './facts.server.ts';
import type { ClubTextName } from './text-names.ts';

export const folderTexts: Readonly<Record<ClubTextName, string>> = {
  heroTitle: greeting.title,
  heroLine: greeting.line,
  ...{ story, imprint, privacy, accessibility },
  ...emptySentences,
};

export function listPlaceholders(name: ClubTextName): string[] {
  const ofPage = [...folderTexts[name].matchAll(/\{(\w+)\}/g)].map(([, one = '']) => one);
  return [...new Set([...Object.keys(clubValues), ...factBlocks, ...ofPage])];
}
