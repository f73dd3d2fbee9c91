import type { Uploads } from './uploads.server.ts';

const types: Readonly<Record<string, string>> = {
  jpg: 'image/jpeg',
  png: 'image/png',
  svg: 'image/svg+xml',
};

/** An uploaded picture (take-picture.server.ts) by its name; undefined when there is none. */
export async function readUpload(
  uploads: Uploads,
  name: string,
): Promise<{ bytes: Buffer; type: string } | undefined> {
  const type = types[/^[\w-]+\.(jpg|png|svg)$/.exec(name)?.[1] ?? ''];
  const bytes = type && (await uploads.read(name));
  return bytes ? { bytes, type } : undefined;
}
