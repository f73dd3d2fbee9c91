/** Operating systems by what a browser says of itself; the first that fits. */
const systems: readonly (readonly [RegExp, string])[] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'Mac'],
  [/Linux|CrOS/, 'Linux'],
];

/** How to call a passkey of the device that a request comes from. */
export function deviceName(userAgent: string): string {
  const [, system] = systems.find(([pattern]) => pattern.test(userAgent)) ?? [];
  return system ?? 'Mein Gerät';
}
