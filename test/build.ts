import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

/** Before all tests: makes the build that of the sources as they are; takes no time when it is. */
export default function build(): void {
  buildFolder(join(import.meta.dirname, '..'));
}

/** Does that in a folder of the project's files. */
export function buildFolder(cwd: string, settings: NodeJS.ProcessEnv = {}): void {
  const env = { ...process.env, ...settings };
  execFileSync(process.execPath, ['bin/build.ts'], { cwd, env, stdio: 'inherit' });
}
