import { execFile, spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';

interface Message {
  url: string;
  message: string;
  lastLine?: number;
  extract?: string;
}

const require = createRequire(import.meta.url);
const jar = join(require.resolve('vnu-jar'), '../build/dist/vnu.jar');

/**
 * Features that the checker does not know yet (docs/accessibility.md): newer HTML attributes, and CSS modules
 * after about 2020. All other messages count.
 */
const unknown = [
  /^Attribute “(?:command|commandfor|closedby)” not allowed on element “(?:button|dialog)”/,
  /^CSS: “(?:container-type|size-adjust|scrollbar-gutter|field-sizing|overflow-clip-margin|animation-timeline|view-timeline|animation-range|vector-effect)”: (?:Property “[\w-]+” doesn't exist|Parse Error)\.$/,
  /^CSS: Unrecognized at-rule “@container”$/,
  /^CSS: Unknown pseudo-element or pseudo-class “(?::modal|::details-content)”\.?$/,
  /^CSS: “[\w-]+”: “color-mix\(.+\)” is not a “[\w-]+” value\.$/,
  /^CSS: “grid-template-rows”: “subgrid” is not a “grid-template-rows” value\.$/,
  // Conditions in @supports (bin/vite/floor-styles.ts).
  /^CSS: “color”: “in” is not a “color” value\.$/,
  /^CSS: “mask”: “linear-gradient\(.+\)” is not a “mask” value\.$/,
  // Lengths in the CSS unit cqi.
  /^CSS: “(?:font|font-size|width)”: Unknown dimension\.$/,
  /^CSS: “(?:block-size|margin-block-start)”: Parse Error\.$/,
];

export function isUnknownToChecker(message: string): boolean {
  return unknown.some((pattern) => pattern.test(message));
}

/** Checks for Java, which the checker needs and no npm package brings. */
export function hasJava(): boolean {
  return spawnSync('java', ['-version']).status === 0;
}

/** Runs the Nu HTML checker once for all pages; returns its errors as 'path: message'. */
export async function nuErrors(
  pages: readonly { path: string; html: string }[],
): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'ankick-nu-'));
  try {
    const files = pages.map((_, index) => join(folder, `${index}.html`));
    for (const [index, { html }] of pages.entries()) await writeFile(files[index] ?? '', html);
    const checking = ['-jar', jar, '--format', 'json', '--errors-only', '--exit-zero-always'];
    const { stderr } = await promisify(execFile)('java', [...checking, ...files], {
      maxBuffer: 64 * 1024 * 1024,
    });
    const { messages }: { messages: Message[] } = JSON.parse(stderr);
    return messages
      .filter(({ message }) => !isUnknownToChecker(message))
      .map(({ url, message, extract = '' }) => {
        const page = pages[Number.parseInt(basename(url), 10)];
        return `${page?.path}: ${message}\n${extract}`;
      });
  } finally {
    await rm(folder, { recursive: true });
  }
}
