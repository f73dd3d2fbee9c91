import sharp from 'sharp';

const [red, blue] = ['#d00000', '#0000d0'];

/** A photo whose left half is red and whose right half is blue. */
export async function photo(width = 1600, height = 1000): Promise<Buffer> {
  const right = { create: { width: width / 2, height, channels: 3, background: blue } } as const;
  return sharp({ create: { width, height, channels: 3, background: red } })
    .composite([{ input: await sharp(right).png().toBuffer(), left: width / 2, top: 0 }])
    .jpeg({ quality: 95 })
    .toBuffer();
}

/** Builds the post of a form with files as a browser sends it, with a Content-Length. */
export async function filePost(form: FormData): Promise<RequestInit> {
  const request = new Request('http://localhost/', { method: 'POST', body: form });
  const body = await request.arrayBuffer();
  const headers = new Headers(request.headers);
  headers.set('Content-Length', String(body.byteLength));
  headers.set('Origin', 'http://localhost');
  return { method: 'POST', headers, body };
}

/** Returns the colour of a pixel: 'red', 'blue' or the numbers of another colour. */
export async function readPixelColour(
  bytes: ArrayBuffer | Buffer,
  left: number,
  top: number,
): Promise<string> {
  const area = { left, top, width: 1, height: 1 };
  const pixel = await sharp(Buffer.from(bytes as ArrayBuffer))
    .extract(area)
    .removeAlpha()
    .raw()
    .toBuffer();
  const [r = 0, , b = 0] = pixel;
  return r > 150 && b < 80 ? 'red' : b > 150 && r < 80 ? 'blue' : `${pixel.join(' ')}`;
}
