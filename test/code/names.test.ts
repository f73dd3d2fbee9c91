import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { listBreaks } from '#bin/naming-rules.ts';

const empty = 'which does not say what it holds.';
const missing = 'which docs/specification.md does not have.';
const clubName = "but the club's name stands in club/ only.";

test('finds every violation of the naming rules and reports no correct name', async () => {
  const root = await folderOf({
    'app/lib/dates.ts': '',
    'app/teams/our-team/team.ts': '',
    'app/utils.ts': '',
    'bin/greet.ts': 'console.log("Servus, Muster!");\n',
    'bin/types.d.ts': '',
    'club/club.ts': 'Muster Villach',
    'docs/history.txt': 'Muster Villach',
    'docs/specification.md': '## 1. Pages\n\n### 3. No section\n\n## 2. Data\n',
    'platform/ui/index.ts': '',
    'platform/ui/poster.css': '/* The poster of\n   Muster Villach and its Musterung. */\n',
    'server/helpers/headers.ts': '',
    'test/players.ts': 'Muster',
    'test/games.test.ts': '// Muster Villach is not the club of the tests.',
    'test/points.ts': '// As spec §1, §2 say, spec §2; not as spec §2, §3 and spec §11 do.',
  });
  expect(await listBreaks(root, ['Muster', 'Muster Villach'])).toEqual([
    `app/lib/dates.ts: is called lib, ${empty}`,
    `app/utils.ts: is called utils, ${empty}`,
    `bin/greet.ts: says ‘Muster’ on line 1, ${clubName}`,
    `bin/types.d.ts: is called types, ${empty}`,
    `platform/ui/index.ts: is called index, ${empty}`,
    `platform/ui/poster.css: says ‘Muster Villach’ on line 2, ${clubName}`,
    `server/helpers/headers.ts: is called helpers, ${empty}`,
    `test/games.test.ts: says ‘Muster Villach’ on line 1, ${clubName}`,
    `test/points.ts: points to spec §3, ${missing}`,
    `test/points.ts: points to spec §11, ${missing}`,
  ]);
});

test('checks the names in an unpacked archive on a machine without Git', async () => {
  const root = await folderOf({
    '.gitignore': 'node_modules/\n/build/\n*.log\n',
    'app/utils.ts': '',
    'build/utils.ts': '',
    'docs/specification.md': '',
    'node_modules/utils/index.ts': '',
  });
  vi.stubEnv('PATH', '');
  onTestFinished(() => {
    vi.unstubAllEnvs();
  });
  expect(await listBreaks(root, ['Muster'])).toEqual([`app/utils.ts: is called utils, ${empty}`]);
});

async function folderOf(files: Record<string, string>): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), 'ankick-names-'));
  onTestFinished(() => rm(root, { recursive: true }));
  for (const [path, text] of Object.entries(files)) {
    await mkdir(join(root, dirname(path)), { recursive: true });
    await writeFile(join(root, path), text);
  }
  return root;
}
