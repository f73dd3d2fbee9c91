import { keptAtHeader, keptTitleHeader } from '../kept-names.ts';
import { serverAhead } from '../kept-page.ts';

const ofTheWire = ['Content-Encoding', 'Content-Length'];

export function asKept(html: string, { headers }: Response, at: number): Response {
  const kept = new Headers(headers);
  for (const name of ofTheWire) kept.delete(name);
  const title = /<title>([^<]*)/.exec(html)?.[1] ?? '';
  kept.set(keptAtHeader, String(at));
  kept.set(keptTitleHeader, encodeURIComponent(title));
  return new Response(html, { headers: kept });
}

export async function asShown(page: Response): Promise<Response> {
  const html = await page.text();
  const since = Number(page.headers.get(keptAtHeader));
  const told = `<html data-kept-at="${since}" data-ahead="${serverAhead(page.headers)}"`;
  return new Response(html.replace('<html', told), { headers: page.headers });
}
