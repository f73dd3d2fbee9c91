import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

/** Before all tests: makes the build that of the sources as they are; takes no time when it is. */
export default function build(): void {
  const root = join(import.meta.dirname, '..');
  execFileSync(process.execPath, ['bin/build.ts'], { cwd: root, stdio: 'inherit' });
}
