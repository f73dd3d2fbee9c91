import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

interface Browser {
  name: 'chromium' | 'firefox' | 'webkit';
  packages: string[];
  programs: string[];
}

const browsers: Browser[] = [
  { name: 'chromium', packages: ['chromium'], programs: ['/usr/bin/chromium'] },
  { name: 'firefox', packages: ['firefox-esr'], programs: ['/usr/bin/firefox-esr'] },
  {
    name: 'webkit',
    packages: ['webkit2gtk-driver', 'xvfb'],
    programs: ['/usr/bin/WebKitWebDriver', '/usr/bin/Xvfb'],
  },
];

export type BrowserName = Browser['name'];

export function findBrowsers(): BrowserName[] {
  return browsers.filter(isThere).map(({ name }) => name);
}

export function installBrowsers(): string[] {
  const missing = () => browsers.filter((one) => !isThere(one)).flatMap(({ packages }) => packages);
  const wanted = missing();
  if (wanted.length > 0 && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    const run = (...words: string[]) =>
      execFileSync('apt-get', words, { env, stdio: ['ignore', 'ignore', 'inherit'] });
    try {
      run('update', '-qq');
      run('install', '-y', '-qq', '--no-install-recommends', ...wanted);
    } catch (error) {
      console.error(String(error));
    }
  }
  return missing();
}

function isThere({ programs }: Browser): boolean {
  return programs.every((path) => existsSync(path));
}
