import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

/** Updates the build before all tests. Takes almost no time if the build is up to date. */
export default function build(): void {
  buildFolder(join(import.meta.dirname, '..'));
}

export function buildFolder(cwd: string, settings: NodeJS.ProcessEnv = {}): void {
  const env = { ...process.env, ...settings };
  execFileSync(process.execPath, ['bin/build.ts'], { cwd, env, stdio: 'inherit' });
}
