import type { StartField } from './schema.ts';

export const labels = {
  ...{ name: 'Name des Vereins', shortName: 'Kurzname', clubEmail: 'E-Mail des Vereins' },
  ...{ crest: 'Wappen', pitch: 'Vereinsfarbe', signal: 'Zweite Farbe', league: 'Liga' },
  ...{ username: 'Benutzername', email: 'Deine E-Mail-Adresse', password: 'Passwort' },
} satisfies Partial<Record<StartField, string>>;
export type LabelledField = keyof typeof labels;

export const idOf = (name: string) => `verein-${name}`;

export function FieldErrors({ errors }: { errors: Partial<Record<StartField, string>> }) {
  const wrong = Object.entries(labels).filter(([name]) => errors[name as LabelledField]);
  if (wrong.length === 0) return null;
  return (
    <ul>
      {wrong.map(([name, label]) => (
        <li key={name}>
          <a
            href={`#${idOf(name)}`}
            // Without preventDefault the address changes, and the router then drops the answer with the
            // errors.
            onClick={(event) => {
              event.preventDefault();
              document.getElementById(idOf(name))?.focus();
            }}
          >
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}
