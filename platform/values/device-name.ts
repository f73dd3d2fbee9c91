/**
 * The order matters, because the first match counts. For example, Edge also calls itself Chrome, and Chrome
 * also calls itself Safari.
 */
const browsers: readonly (readonly [mark: RegExp, name: string])[] = [
  [/\bEdg(?:e|A|iOS)?\/(\d{0,4})/, 'Edge'],
  [/\b(?:OPR|Opera|OPiOS)\/(\d{0,4})/, 'Opera'],
  [/\bSamsungBrowser\/(\d{0,4})/, 'Samsung Internet'],
  [/\bVivaldi\/(\d{0,4})/, 'Vivaldi'],
  [/\b(?:Firefox|FxiOS)\/(\d{0,4})/, 'Firefox'],
  [/\b(?:Chrome|CriOS|Chromium|HeadlessChrome)\/(\d{0,4})/, 'Chrome'],
  [/(?:\bVersion\/(\d{0,4}).*)?\bSafari\//, 'Safari'],
];
const unknownBrowser = 'Unbekannter Browser';
const systems: readonly (readonly [mark: RegExp, name: string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'macOS'],
  [/\bLinux\b|\bX11\b/, 'Linux'],
];

export function deviceName(userAgent: string | null): string {
  const browser = nameIn(browsers, userAgent ?? '') ?? unknownBrowser;
  const system = nameIn(systems, userAgent ?? '');
  return system === undefined ? browser : `${browser} auf ${system}`;
}

export function browserVersion(userAgent: string): string {
  for (const [mark, name] of browsers) {
    const found = mark.exec(userAgent);
    if (found) return found[1] ? `${name} ${found[1]}` : name;
  }
  return unknownBrowser;
}

function nameIn(names: typeof browsers, userAgent: string): string | undefined {
  return names.find(([mark]) => mark.test(userAgent))?.[1];
}
