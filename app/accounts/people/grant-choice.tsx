import { useId } from 'react';
import inputs from '#platform/admin/form/inputs.module.css';
import { type Role, roleNames, roles } from '#platform/sign-in/roles.ts';
import { type ChosenGrants, type GrantErrors, teamKey } from './chosen-grants.ts';
import type { NamedTeam } from './describe-grants.ts';
import styles from './grant-choice.module.css';

const about: Record<Role, string> = {
  administration: 'Darf alles: auch Personen einladen und den Verein einstellen.',
  editorial: 'Neuigkeiten, Bilder, Texte, Sponsoren und Newsletter.',
  sport: 'Spiele, Aufstellungen, Kader und Tabelle.',
};

interface GrantChoiceProps {
  chosen: ChosenGrants;
  /** To choose from; none where the question does not arise. */
  teams: readonly NamedTeam[];
  errors: GrantErrors | undefined;
}

/** What somebody is to do, to tick; the teams show where they matter, also without scripts. */
export function GrantChoice({ chosen, teams, errors = {} }: GrantChoiceProps) {
  const id = useId();
  return (
    <fieldset
      className={styles.roles}
      aria-invalid={errors.role ? true : undefined}
      aria-describedby={errors.role ? `${id}-role` : undefined}
    >
      <legend className={styles.legend}>Aufgaben</legend>
      {roles.map((role) => (
        <Tick
          key={role}
          name="role"
          value={role}
          label={roleNames[role]}
          hint={about[role]}
          isChosen={chosen.roles.includes(role)}
        />
      ))}
      {errors.role && (
        <p id={`${id}-role`} className={inputs.error}>
          {errors.role}
        </p>
      )}
      {teams.length > 0 && (
        <fieldset
          className={styles.teams}
          aria-invalid={errors.team ? true : undefined}
          aria-describedby={errors.team ? `${id}-team` : undefined}
        >
          <legend className={styles.part}>Sport für</legend>
          <Tick
            type="radio"
            name="scope"
            value="club"
            label="alle Mannschaften"
            isChosen={chosen.scope === 'club'}
          />
          <Tick
            type="radio"
            name="scope"
            value="team"
            label="einzelne Mannschaften"
            hint="Nur deren Spiele, Aufstellungen und Kader."
            isChosen={chosen.scope === 'team'}
          />
          <div className={styles.single}>
            {teams.map((team) => (
              <Tick
                key={teamKey(team)}
                name="team"
                value={teamKey(team)}
                label={team.name}
                isChosen={chosen.teams.includes(teamKey(team))}
              />
            ))}
          </div>
          {errors.team && (
            <p id={`${id}-team`} className={inputs.error}>
              {errors.team}
            </p>
          )}
        </fieldset>
      )}
    </fieldset>
  );
}

interface TickProps {
  type?: 'checkbox' | 'radio';
  name: string;
  value: string;
  label: string;
  hint?: string;
  isChosen: boolean;
}

function Tick({ type = 'checkbox', name, value, label, hint, isChosen }: TickProps) {
  const id = useId();
  return (
    <div className={styles.tick}>
      <input
        id={id}
        type={type}
        name={name}
        value={value}
        defaultChecked={isChosen}
        aria-describedby={hint ? `${id}-hint` : undefined}
      />
      <label htmlFor={id}>{label}</label>
      {hint && (
        <span id={`${id}-hint`} className={styles.hint}>
          {hint}
        </span>
      )}
    </div>
  );
}
