import type { SignInAnswer } from '#platform/drafts/sign-in-dialog.tsx';
import { isSecret } from '#platform/request/secret-field.ts';
import button from '#platform/ui/button.module.css';
import { Notice } from '#platform/ui/notice.tsx';
import styles from './pending-form.module.css';

/*
 * If a session ends while an admin fills in a form, a browser without JavaScript sends that form to the
 * sign-in page. Hidden fields ('carried') keep the typed text until the sign-in succeeds.
 */

export type PendingFields = (readonly [name: string, value: string])[];

const prefix = 'carried:';

/** True for the sign-in form. False for the form of another page, unless it has a field with such a name. */
export function isTry(form: FormData): boolean {
  // The form for a new password also has a field 'password'.
  if (form.has('currentPassword')) return false;
  return ['password', 'code', 'passkey', 'stay'].some((name) => form.has(name));
}

/**
 * Returns the fields of a form that somebody sent without a session or a recent reauthentication. The sign-in
 * page keeps them in hidden fields, so `form` is either the sent form or the form of the sign-in page.
 */
export function readPendingForm(form: FormData): PendingFields {
  const isFirst = !isTry(form);
  return [...form].flatMap(([name, value]) => {
    if (typeof value !== 'string') return [];
    if (isFirst) return isSecret(name) ? [] : [[name, value] as const];
    return name.startsWith(prefix) ? [[name.slice(prefix.length), value] as const] : [];
  });
}

export function PendingInputs({ carried }: { carried: PendingFields }) {
  return <Hidden fields={carried.map(([name, value]) => [prefix + name, value])} />;
}

/** `to` must be an address of this site. Otherwise the browser sends the typed text to another site. */
export function PendingForm({ to, carried }: { to: string; carried: PendingFields }) {
  return (
    <form method="post" action={to} className={styles.form}>
      <Notice role="status" isGood>
        Du bist angemeldet. Alles, was du eingegeben hast, ist noch da.
      </Notice>
      <Hidden fields={carried} />
      <p>
        <button type="submit" className={button.button}>
          Jetzt senden
        </button>
      </p>
    </form>
  );
}

function Hidden({ fields }: { fields: PendingFields }) {
  return fields.map(([name, value], index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: names can repeat, and the order does not change
    <input key={index} type="hidden" name={name} value={value} />
  ));
}

export interface LoginAnswer extends SignInAnswer {
  username?: string;
  carried?: PendingFields;
  to?: string;
}
