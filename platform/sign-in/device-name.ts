/** The first that fits names it: many call themselves what they are compatible with, too. */
const browsers: readonly (readonly [mark: RegExp, name: string])[] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\b(?:OPR|Opera|OPiOS)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bVivaldi\//, 'Vivaldi'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS|Chromium|HeadlessChrome)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];
const systems: readonly (readonly [mark: RegExp, name: string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'macOS'],
  [/\bLinux\b|\bX11\b/, 'Linux'],
];

/** What a device is called, by what its browser says of itself: 'Firefox auf Windows'. */
export function deviceName(userAgent: string | null): string {
  const browser = nameIn(browsers, userAgent ?? '') ?? 'Unbekannter Browser';
  const system = nameIn(systems, userAgent ?? '');
  return system === undefined ? browser : `${browser} auf ${system}`;
}

function nameIn(names: typeof browsers, userAgent: string): string | undefined {
  return names.find(([mark]) => mark.test(userAgent))?.[1];
}
