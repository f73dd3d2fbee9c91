import { pictureSize } from './shape.ts';

export function withTexts<T>(
  data: T,
  change: (text: string, field: string) => string | null,
  field = '',
): T {
  if (typeof data === 'string') return change(data, field) as T;
  if (Array.isArray(data)) return data.map((entry) => withTexts(entry, change, field)) as T;
  if (typeof data !== 'object' || data === null) return data;
  const entries = Object.entries(data);
  return Object.fromEntries(
    entries.map(([name, each]) => [name, withTexts(each, change, name)]),
  ) as T;
}

export function withOtherPicture(text: string, address: string, other: string): string {
  const size = Object.entries(pictureSize(other) ?? {});
  const resized = (tag: string) =>
    size.reduce((all, [name, pixels]) => all.replace(sized(name), `${name}="${pixels}"`), tag);
  return text
    .replace(/<img\b[^>]*>/g, (tag) => (tag.includes(address) ? resized(tag) : tag))
    .replaceAll(address, other);
}

function sized(name: string): RegExp {
  return new RegExp(`\\b${name}="\\d+"`);
}

export function listPictureNames(text: string): string[] {
  return [...new Set(text.match(/(?<=\/uploads\/)[\w-]+\.(?:jpg|png|svg)/g))];
}

export function withoutPicture<T>(data: T, address: string, empty: null | '' = null): T {
  if (typeof data === 'string') return textWithout(data, address) as T;
  if (Array.isArray(data)) return data.map((each) => withoutPicture(each, address, empty)) as T;
  if (typeof data !== 'object' || data === null) return data;
  const entries = Object.entries(data);
  const emptied = entries.flatMap(([name, each]) =>
    isAddress(each, address) ? [name, `${name}Alt`] : [],
  );
  return Object.fromEntries(
    entries.map(([name, each]) => [
      name,
      emptied.includes(name) ? empty : withoutPicture(each, address, empty),
    ]),
  ) as T;
}

function isAddress(value: unknown, address: string): boolean {
  return typeof value === 'string' && value.includes(address) && /^\/[^\s<>()]*$/.test(value);
}

function textWithout(text: string, address: string): string {
  if (!text.includes(address)) return text;
  const has = (inner: string) => `${inner}{0,2000}${RegExp.escape(address)}${inner}{0,2000}`;
  const image = `<img\\b${has('[^>]')}>`;
  const label = '\\[([^\\]]{0,500})\\]';
  const target = `\\(${has('[^)\\s]')}(?:\\s[^)]{0,500})?\\)`;
  return (
    text
      // Removes the whole figure, because its caption can name people.
      .replace(new RegExp(`<figure>\\s*${image}(?:(?!<figure>)[^]){0,2000}?</figure>`, 'g'), '')
      .replace(new RegExp(`<p>\\s*${image}\\s*</p>`, 'g'), '')
      .replace(new RegExp(image, 'g'), '')
      .replace(new RegExp(`<a\\b${has('[^>]')}>((?:(?!</a>)[^]){0,5000})</a>`, 'g'), '$1')
      .replace(new RegExp(`!${label}${target}`, 'g'), '')
      .replace(new RegExp(`${label}${target}`, 'g'), '$1')
      .replaceAll(address, '')
  );
}
