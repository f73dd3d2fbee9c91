import { useEffect, useRef } from 'react';

/** What Conform calls its buttons that add a row or take one out. */
export const rowButtonName = '__intent__';
const rowButtons = `button[name="${rowButtonName}"]`;

/** The fields of a form before a blank row was asked for. */
interface BeforeRow {
  form: HTMLFormElement;
  fields: ReadonlySet<Element>;
}

/**
 * Where a form has its focus: in the first field of a blank row that was added. And when the button that had it goes with a row, or moves with it: on that
 * button, the next such one, or the one before it. Without that it falls back to the top of the page
 * (WCAG 2.4.3).
 */
export function useKeptFocus() {
  const next = useRef<HTMLElement[]>([]);
  const before = useRef<BeforeRow>(undefined);
  useEffect(() => {
    const added = before.current && firstNewField(before.current);
    if (added) return added.focus();
    if (document.activeElement !== document.body) return;
    next.current
      .map(inSight)
      .find((stop) => stop !== undefined)
      ?.focus();
  });
  return ({ target, currentTarget }: React.MouseEvent<HTMLFormElement>) => {
    const pressed = target instanceof Element && target.closest<HTMLElement>(rowButtons);
    if (!pressed) return;
    const all = [...currentTarget.querySelectorAll<HTMLElement>(rowButtons)];
    const at = all.indexOf(pressed);
    next.current = [pressed, ...all.slice(at + 1), ...all.slice(0, at).reverse()];
    if (addsBlankRow(pressed))
      before.current = { form: currentTarget, fields: new Set(currentTarget.elements) };
    // By then the rows stand as they were asked to; a focus that goes later is the reader's wish.
    setTimeout(() => {
      next.current = [];
      before.current = undefined;
    });
  };
}

/** A button that is there, or the line behind which it is shut away. */
function inSight(button: HTMLElement): HTMLElement | undefined {
  if (!button.isConnected) return undefined;
  return button.closest('details:not([open])')?.querySelector('summary') ?? button;
}

function firstNewField({ form, fields }: BeforeRow): HTMLElement | undefined {
  const all = [...form.querySelectorAll<HTMLElement>('input, select, textarea')];
  return all.find((field) => !fields.has(field) && !field.matches('[type="hidden"]'));
}

/** Who is chosen from a list comes with what is known, and the next one may be chosen at once. */
function addsBlankRow(pressed: HTMLElement): boolean {
  const intent = JSON.parse(pressed.getAttribute('value') ?? '{}');
  return intent.type === 'insert' && !pressed.hasAttribute('data-choice');
}
