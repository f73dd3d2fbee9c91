import { PictureError } from './limits.ts';

const maxEntities = 500;
const maxEntityLength = 4_000;

const entity = /<!ENTITY/i;
const doctype = /<!DOCTYPE\s[^[>]*\[([^\]]*)\]\s*>/y;
const declared = /^\s+([\w:.-]+)\s+(?:"([^"&<%]*)"|'([^'&<%]*)')\s*>/;

/**
 * Replaces entities such as `&ns_svg;` with their values.
 * @throws PictureError if entities are nested, too many or too long
 */
export function expandEntities(text: string, maxLength: number): string {
  if (!entity.test(text)) return text;
  doctype.lastIndex = text.indexOf('<!DOCTYPE');
  const [head, inside = ''] = (doctype.lastIndex < 0 ? null : doctype.exec(text)) ?? unusable();
  const drawing = text.replace(head, '');
  if (entity.test(drawing)) unusable();
  const entities = readEntities(inside);
  let length = drawing.length;
  return drawing.replace(/&([\w:.-]+);/g, (reference, name: string) => {
    const value = entities.get(name) ?? reference;
    length += value.length - reference.length;
    if (length > maxLength) unusable();
    return value;
  });
}

function readEntities(inside: string): Map<string, string> {
  const entities = new Map<string, string>();
  const [, ...declarations] = inside.split(entity);
  if (declarations.length > maxEntities) unusable();
  for (const declaration of declarations) {
    const [, name = '', double, single] = declared.exec(declaration) ?? unusable();
    const value = double ?? single ?? '';
    if (value.length > maxEntityLength) unusable();
    // If two entities have the same name, the first one counts (XML 1.0, 4.2).
    if (!entities.has(name)) entities.set(name, value);
  }
  return entities;
}

function unusable(): never {
  throw new PictureError(
    'Diese SVG-Datei können wir nicht lesen. Bitte speichere das Bild als PNG und nimm das.',
  );
}
