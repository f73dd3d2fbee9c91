import { pictureSize } from './picture-size.ts';

/** The same plain data with each of its texts changed; `change` is told the field that holds it. */
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

/** A text with another uploaded picture in the place of one, its size with it. */
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
