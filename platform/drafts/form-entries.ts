import { hiddenNames } from './sent-form.ts';

export type Entries = (readonly [name: string, value: string])[];

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const carried = new Set<string>([
  ...['recordId', 'version', 'base', 'intent'],
  ...Object.values(hiddenNames),
]);

/**
 * Returns all values except files, passwords and sliders.
 * @param as 'now': current values; 'filled': initial values
 */
export function listEntries(form: HTMLFormElement, as: 'now' | 'filled' = 'now'): Entries {
  return fieldsOf(form).flatMap((field) =>
    isFile(field) ? [] : valuesOf(field, as).map((value) => [field.name, value] as const),
  );
}

export function typedText(entries: Entries): string {
  return JSON.stringify(entries.filter(([name]) => !carried.has(name)));
}

export function describeFiles(form: HTMLFormElement): { named: string; bytes: number } {
  const files = fieldsOf(form).flatMap((field) => (isFile(field) ? [...(field.files ?? [])] : []));
  return {
    named: files.map(({ name, size, lastModified }) => `${name} ${size} ${lastModified}`).join(),
    bytes: files.reduce((sum, { size }) => sum + size, 0),
  };
}

export function fillForm(form: HTMLFormElement, entries: Entries): void {
  const rest = [...entries];
  for (const field of fieldsOf(form)) {
    if (isFile(field) || carried.has(field.name)) continue;
    if (isTick(field)) {
      field.checked = entries.some(([name, value]) => name === field.name && value === field.value);
      continue;
    }
    const at = rest.findIndex(([name]) => name === field.name);
    const [found] = at < 0 ? [] : rest.splice(at, 1);
    if (found) field.value = found[1];
  }
  const first = fieldsOf(form).find(({ type }) => type !== 'hidden');
  first?.dispatchEvent(new Event('input', { bubbles: true }));
}

function fieldsOf(form: HTMLFormElement): Field[] {
  return [...form.elements].filter(
    (field): field is Field =>
      (field instanceof HTMLInputElement ||
        field instanceof HTMLSelectElement ||
        field instanceof HTMLTextAreaElement) &&
      field.name !== '' &&
      field.type !== 'range' &&
      !isSecret(field),
  );
}

/** While a password field shows its text, its type is 'text', so `autocomplete` is checked too. */
function isSecret({ type, autocomplete }: Field): boolean {
  return type === 'password' || autocomplete.endsWith('-password');
}

function valuesOf(field: Exclude<Field, { files: FileList }>, as: 'now' | 'filled'): string[] {
  const isFilled = as === 'filled';
  if (isTick(field)) return (isFilled ? field.defaultChecked : field.checked) ? [field.value] : [];
  if (field instanceof HTMLSelectElement) {
    if (!isFilled) return [field.value];
    const option = [...field.options].find(({ defaultSelected }) => defaultSelected);
    return [(option ?? field.options[0])?.value ?? ''];
  }
  const value = isFilled ? field.defaultValue : field.value;
  return [value.replace(/\r\n?/g, '\n')];
}

function isTick(field: Field): field is HTMLInputElement {
  return field.type === 'checkbox' || field.type === 'radio';
}

function isFile(field: Field): field is HTMLInputElement {
  return field.type === 'file';
}
