import { gzipSync } from 'node:zlib';
import { expect, test, vi } from 'vitest';
import { startFakeServer } from '#test/fake-remote-server.ts';
import { fetchPublic, isPublicAddress, type Outside, outside } from './fetch-public.server.ts';

const wanted = { headers: {}, maxBytes: 1000 };
const notPublic = 'Diese Adresse führt nicht ins öffentliche Netz.';
const notWeb = 'Die Adresse muss mit https:// beginnen, ohne Passwort und Port.';

/** Fails the test if a request is sent. */
const untouched: Outside['request'] = () => {
  throw new Error('asked');
};

test.each([
  ...['127.0.0.1', '10.1.2.3', '172.16.0.1', '192.168.1.1', '169.254.169.254', '100.64.0.1'],
  ...['0.0.0.0', '192.0.0.8', '192.0.2.1', '198.18.0.1', '224.0.0.1', '240.0.0.1'],
  ...['255.255.255.255', '::', '::1', '::ffff:127.0.0.1', '::ffff:10.0.0.1', '64:ff9b::7f00:1'],
  ...['2002:7f00:1::', '2001::1', '2001:db8::1', 'fc00::1', 'fe80::1', 'ff02::1', '', 'x'],
  // Other special-purpose addresses from the registries of the IANA.
  ...['127.255.255.255', '172.31.255.255', '192.88.99.1', '192.31.196.1', '192.52.193.1'],
  ...['192.175.48.1', '198.19.255.255', '198.51.100.1', '203.0.113.1', '239.255.255.255'],
  ...['64:ff9b:1::7f00:1', '100::1', '100:0:0:1::1', '2001:2::1', '2001:3::1', '2001:10::1'],
  ...['2001:20::1', '2001:30::1', '2001:1ff:ffff::1', '2620:4f:8000::1', '3fff::1', '5f00::1'],
  ...['fd00::1', 'febf::1', 'fec0::1', '::ffff:0:7f00:1', '64:ff9b::808:808', '2002:808:808::'],
  // Embedded IPv4 addresses that no registry names, and addresses that are not assigned yet.
  ...['::127.0.0.1', '::7f00:1', '::8.8.8.8', '::2', '200::1', '1fff::1', '4000::1', 'fe00::1'],
  // Spellings of addresses that a DNS resolver never returns.
  ...['0x7f.1', '0177.0.0.1', '010.8.8.8', '2130706433', '8.8.8', '8.8.8.8.', '[2606:4700::1]'],
  ...['2606:4700::1%eth0', '8.8.8.8 ', '::ffff:127.0.0.1%1'],
])('isPublicAddress rejects %j', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

test.each([
  '93.184.216.34',
  '8.8.8.8',
  '2606:4700::1111',
  '2a00:1450:4001::1',
  '2001:4860:4860::8888',
  '3ffe::1',
  '::ffff:8.8.8.8',
])('isPublicAddress accepts %s', (address) => {
  expect(isPublicAddress(address)).toBe(true);
});

test.each([
  ...['http://verein.example/', 'ftp://verein.example/', 'file:///etc/passwd', 'x', ''],
  ...['https://max:geheim@verein.example/', 'https://verein.example:8443/', 'https://'],
])('fetchPublic sends no request to %s, which is not a plain https address', async (address) => {
  const by = { ...outside, request: untouched };
  await expect(fetchPublic(address, wanted, by)).rejects.toThrow(notWeb);
});

test.each([
  ...['https://127.0.0.1/', 'https://[::1]/', 'https://0x7f.1/', 'https://2130706433/'],
  ...['https://[::ffff:10.0.0.1]/', 'https://169.254.169.254/latest/meta-data/'],
  ...['https://[::127.0.0.1]/', 'https://[::7f00:1]/', 'https://0177.0.0.1/', 'https://127.1/'],
  ...[
    'https://127.0.0.1./',
    'https://0x7f000001/',
    'https://１２７.0.0.1/',
    'https://127。0。0。1/',
  ],
  ...['https://①②⑦.0.0.1/', 'https://%31%32%37.0.0.1/', 'https://localhost/', 'https://0/'],
])('sends no request to %s, which is not public', async (address) => {
  const by = { ...outside, request: untouched };
  await expect(fetchPublic(address, wanted, by)).rejects.toThrow(notPublic);
});

test('sends no request to a host that also has an internal address', async () => {
  const resolve = async () => ['93.184.216.34', '10.0.0.1'];
  const by = { ...outside, request: untouched, resolve };
  await expect(fetchPublic('https://verein.example/', wanted, by)).rejects.toThrow(notPublic);
});

test('fetchPublic looks up a host only once and connects to that address', async () => {
  const by = await startFakeServer((asked, answer) => answer.end(asked.headers.host));
  const resolve = vi.fn(by.resolve).mockResolvedValueOnce(['127.0.0.1']);
  // A second look-up would return an internal address.
  resolve.mockResolvedValue(['10.0.0.1']);
  const answer = await fetchPublic('webcal://verein.example/a.ics', wanted, { ...by, resolve });
  expect(String(answer.body)).toMatch(/^verein\.example/);
  expect(resolve).toHaveBeenCalledTimes(1);
});

test('fetchPublic follows at most three redirects, and only to public addresses', async () => {
  const by = await startFakeServer((asked, answer) => {
    const step = Number(asked.url?.slice(1));
    if (step === 0) return answer.end('da');
    answer.writeHead(302, { Location: step === 9 ? 'https://inner.example/' : `/${step - 1}` });
    return answer.end();
  });
  const ask = (path: string, changes: Partial<Outside> = {}) =>
    fetchPublic(`https://verein.example${path}`, wanted, { ...by, ...changes });
  expect(String((await ask('/3')).body)).toBe('da');
  await expect(ask('/4')).rejects.toThrow('Die Adresse leitet zu oft weiter.');
  const resolve = async (host: string) => [host.startsWith('inner') ? '10.0.0.1' : '127.0.0.1'];
  const isPublic = (address: string) => address !== '10.0.0.1';
  await expect(ask('/9', { resolve, isPublic })).rejects.toThrow(notPublic);
});

test.each([
  'http://verein.example/',
  'https://a:b@verein.example/',
  'file:///etc/passwd',
  'https://[fe80::1%25eth0]/',
])('fetchPublic does not follow a redirect to %s', async (location) => {
  const by = await startFakeServer((_, answer) => {
    answer.writeHead(301, { Location: location }).end();
  });
  await expect(fetchPublic('https://verein.example/', wanted, by)).rejects.toThrow(notWeb);
});

test('rejects an answer that is too large or compressed', async () => {
  const by = await startFakeServer((asked, answer) => {
    if (asked.url === '/gepackt')
      return answer.writeHead(200, { 'Content-Encoding': 'gzip' }).end(gzipSync('x'.repeat(900)));
    const more = setInterval(() => answer.write('x'.repeat(400)), 5);
    return answer.on('close', () => clearInterval(more));
  });
  await expect(fetchPublic('https://verein.example/', wanted, by)).rejects.toThrow('zu viel');
  await expect(fetchPublic('https://verein.example/gepackt', wanted, by)).rejects.toThrow(
    'nicht lesen',
  );
});

test('shows an error if a server does not answer or a name does not resolve', async () => {
  const by = await startFakeServer((asked) => asked.socket.destroy());
  const ask = (changes: Partial<Outside>) =>
    fetchPublic('https://verein.example/', wanted, { ...by, ...changes });
  await expect(ask({})).rejects.toThrow('Der andere Server ist nicht erreichbar.');
  const resolve = () => Promise.reject(new Error('ENOTFOUND'));
  await expect(ask({ resolve })).rejects.toThrow('Der andere Server ist nicht erreichbar.');
});

test('waits ten seconds in all for an answer that never ends', async () => {
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
    expect(milliseconds).toBe(10_000);
    const soon = new AbortController();
    setTimeout(() => soon.abort(new Error('soon')), 100);
    return soon.signal;
  });
  const by = await startFakeServer((asked, answer) => {
    if (asked.url === '/halb') answer.write('x');
  });
  for (const path of ['/nie', '/halb'])
    await expect(fetchPublic(`https://verein.example${path}`, wanted, by)).rejects.toThrow(
      'Der andere Server antwortet nicht rechtzeitig.',
    );
  const resolve = () => new Promise<string[]>(() => {});
  await expect(fetchPublic('https://verein.example/', wanted, { ...by, resolve })).rejects.toThrow(
    'Der andere Server antwortet nicht rechtzeitig.',
  );
  vi.restoreAllMocks();
});
