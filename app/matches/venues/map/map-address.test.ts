import { expect, test } from 'vitest';
import { mapAddress } from './map-address.ts';

const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X)';
const android = 'Mozilla/5.0 (Linux; Android 15; Pixel 9)';
const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)';
const known = {
  ...{ name: 'Waldstadion & Halle', street: 'Am Wald 3', postalCode: '9020', city: 'Musterau' },
  position: null,
};
const placed = { ...known, position: '46.6247,14.3053' };

test('mapAddress opens the map app of a phone, and OpenStreetMap on a computer', () => {
  expect(mapAddress(placed, iphone)).toBe(
    'https://maps.apple.com/?ll=46.6247%2C14.3053&q=Waldstadion+%26+Halle',
  );
  expect(mapAddress(placed, android)).toBe(
    'geo:46.6247,14.3053?q=46.6247,14.3053(Waldstadion%20%26%20Halle)',
  );
  expect(mapAddress(placed, windows)).toBe(
    'https://www.openstreetmap.org/?mlat=46.6247&mlon=14.3053#map=17/46.6247/14.3053',
  );
});

test('mapAddress searches by address or name if the venue has no position', () => {
  expect(mapAddress(known, iphone)).toContain(
    'q=Waldstadion+%26+Halle%2C+Am+Wald+3%2C+9020+Musterau',
  );
  expect(mapAddress(known, android)).toContain(
    'geo:0,0?q=Waldstadion%20%26%20Halle%2C%20Am%20Wald',
  );
  expect(mapAddress(known, windows)).toBe(
    'https://www.openstreetmap.org/search?query=Am+Wald+3%2C+9020+Musterau',
  );
  const named = { ...known, street: null, postalCode: null, city: null };
  expect(mapAddress(named, windows)).toContain('query=Waldstadion+%26+Halle');
});
