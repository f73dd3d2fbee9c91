import type { Passkey } from '#platform/sign-in/passkeys.server.ts';
import { formatDateTime } from '#platform/values/vienna.ts';
import { Tick } from '../tick.tsx';
import styles from './passkeys-to-keep.module.css';

const keptField = 'keptPasskey';

interface KeptPasskeysProps {
  passkeys: readonly Pick<Passkey, 'id' | 'name' | 'createdAt' | 'usedAt'>[];
  kept: readonly string[];
  children: string;
}

export function KeptPasskeys({ passkeys, kept, children }: KeptPasskeysProps) {
  if (passkeys.length === 0) return null;
  return (
    <fieldset className={styles.passkeys}>
      <legend className={styles.legend}>Passkeys, die weiter gelten</legend>
      <p>{children}</p>
      {passkeys.map(({ id, name, createdAt, usedAt }) => (
        <Tick
          key={id}
          name={keptField}
          value={id}
          label={name}
          hint={`Seit ${formatDateTime(new Date(createdAt))}, ${
            usedAt === null
              ? 'noch nicht verwendet'
              : `zuletzt verwendet ${formatDateTime(new Date(usedAt))}`
          }`}
          isChosen={kept.includes(id)}
        />
      ))}
    </fieldset>
  );
}

/**
 * Returns the ids from the form without a check. The caller must check that these passkeys belong to the
 * admin.
 */
export function readKeptPasskeys(form: FormData): string[] {
  return form.getAll(keptField).filter((each) => typeof each === 'string');
}
