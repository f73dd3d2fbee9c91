import { useEffect, useRef } from 'react';

/** Conform gives this name to the buttons that add or remove a row. */
export const rowButtonName = '__intent__';
const rowButtons = `button[name="${rowButtonName}"]`;

interface BeforeRow {
  form: HTMLFormElement;
  fields: ReadonlySet<Element>;
}

/** Focuses the first field of a new row, or the next button if a row and its button are gone (WCAG 2.4.3). */
export function useRestoredFocus() {
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
    // Runs after React has shown the changed rows. Forgets the pressed button then, because no later change of
    // the page is allowed to move the focus.
    setTimeout(() => {
      next.current = [];
      before.current = undefined;
    });
  };
}

function inSight(button: HTMLElement): HTMLElement | undefined {
  if (!button.isConnected) return undefined;
  return button.closest('details:not([open])')?.querySelector('summary') ?? button;
}

function firstNewField({ form, fields }: BeforeRow): HTMLElement | undefined {
  const all = [...form.querySelectorAll<HTMLElement>('input, select, textarea')];
  return all.find((field) => !fields.has(field) && !field.matches('[type="hidden"]'));
}

function addsBlankRow(pressed: HTMLElement): boolean {
  const intent = JSON.parse(pressed.getAttribute('value') ?? '{}');
  return intent.type === 'insert' && !pressed.hasAttribute('data-choice');
}
