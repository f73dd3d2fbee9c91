import type { FileBody } from './file-body.server.ts';
import type { Uploads } from './uploads.server.ts';

const types: Readonly<Record<string, string>> = {
  jpg: 'image/jpeg',
  png: 'image/png',
  svg: 'image/svg+xml',
};

export async function readUpload(
  uploads: Uploads,
  name: string,
): Promise<{ bytes: Buffer; type: string } | undefined> {
  const type = typeOf(name);
  const bytes = type && (await uploads.read(name));
  return bytes ? { bytes, type } : undefined;
}

export async function sendUpload(
  uploads: Uploads,
  name: string,
): Promise<{ body: FileBody; type: string } | undefined> {
  const type = typeOf(name);
  const body = type && (await uploads.send(name));
  return body ? { body, type } : undefined;
}

function typeOf(name: string): string | undefined {
  return types[/^[\w-]+\.(jpg|png|svg)$/.exec(name)?.[1] ?? ''];
}
