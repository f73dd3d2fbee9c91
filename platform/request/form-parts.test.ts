import { expect, test } from 'vitest';
import { readParts, TooMuch } from './form-parts.ts';

const maxParts = 10;

test.each([
  ['Anna Öäß €', 'Wappen groß.png'],
  ['"quoted"', 'a "b".png'],
  ['two\r\nlines', 'two\nlines.png'],
  ['--boundary', ''],
])('reads a field %j and a file %j exactly like the parser of Node', async (text, fileName) => {
  const sent = new FormData();
  sent.append(text, text);
  sent.append('text', `${text}\r\n\r\n--${text}`);
  sent.append('text', '');
  sent.append('file', new File([Buffer.from('\r\n--\0\xff\r\n', 'latin1')], fileName));
  const { bytes, type } = await write(sent);
  const read = readParts(bytes, type, maxParts);
  expect(await plain(read)).toEqual(await plain(await new Response(bytes, typed(type)).formData()));
  expect(await plain(read)).toHaveLength(4);
});

test('reads a file with thousands of line ends without extra steps', async () => {
  const sent = new FormData();
  sent.append('file', new File(['\r\n'.repeat(300_000)], 'lines.csv'));
  const { bytes, type } = await write(sent);
  const [[, file] = []] = readParts(bytes, type, maxParts);
  expect((file as File).size).toBe(600_000);
});

test('refuses a form with more parts than the maximum', async () => {
  const sent = new FormData();
  for (let count = 0; count <= maxParts; count += 1) sent.append('a', '');
  const { bytes, type } = await write(sent);
  expect(() => readParts(bytes, type, maxParts)).toThrow(TooMuch);
  expect([...readParts(bytes, type, maxParts + 1)]).toHaveLength(maxParts + 1);
});

const part = (head: string) => `--x\r\n${head}\r\n\r\ntext\r\n--x--\r\n`;
test.each([
  ['no boundary', 'multipart/form-data', part('Content-Disposition: form-data; name="a"')],
  ['another type', 'multipart/mixed; boundary=x', part('Content-Disposition: form-data; name="a"')],
  ['a boundary that is too long', `multipart/form-data; boundary=${'x'.repeat(71)}`, ''],
  ['nothing', 'multipart/form-data; boundary=x', ''],
  ['no name', 'multipart/form-data; boundary=x', part('Content-Disposition: form-data')],
  [
    'a second file name',
    'multipart/form-data; boundary=x',
    part('Content-Disposition: form-data; name="a"; filename*=none\'\'a'),
  ],
  [
    'a head that is no UTF-8',
    'multipart/form-data; boundary=x',
    part('Content-Disposition: form-data; name="\xff"'),
  ],
  ['a head without an end', 'multipart/form-data; boundary=x', `--x\r\n${'a'.repeat(9_000)}`],
  [
    'no end',
    'multipart/form-data; boundary=x',
    '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\ntext',
  ],
])('refuses an invalid multipart form: %s', (_, type, body) => {
  const bytes = Buffer.from(body, 'latin1');
  expect(() => readParts(bytes, type, maxParts)).toThrow(TypeError);
});

async function write(form: FormData): Promise<{ bytes: Buffer<ArrayBuffer>; type: string }> {
  const response = new Response(form);
  const type = response.headers.get('Content-Type') ?? '';
  return { bytes: Buffer.from(await response.arrayBuffer()), type };
}

function typed(type: string): ResponseInit {
  return { headers: { 'Content-Type': type } };
}

async function plain(form: FormData): Promise<unknown[]> {
  return Promise.all(
    [...form].map(async ([name, value]) =>
      typeof value === 'string'
        ? [name, value]
        : [name, value.name, Buffer.from(await value.arrayBuffer()).toString('latin1')],
    ),
  );
}
