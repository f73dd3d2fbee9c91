import { useId } from 'react';
import type { NamedTeam } from '#platform/sign-in/describe-grants.ts';
import { type Role, roleNames, roles } from '#platform/sign-in/roles.ts';
import { Tick } from '../tick.tsx';
import styles from './grant-choice.module.css';
import { type ChosenGrants, type GrantErrors, teamKey } from './role-form-data.ts';

const about: Record<Role, string> = {
  administration: 'Darf alles, auch Personen einladen und alle Angaben des Vereins ändern.',
  editorial: 'Neuigkeiten, Bilder, Texte, Sponsoren und Newsletter.',
  sport: 'Spiele, Aufstellungen, Mannschaftskader und Tabelle.',
};

interface GrantChoiceProps {
  chosen: ChosenGrants;
  teams: readonly NamedTeam[];
  errors: GrantErrors | undefined;
}

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
        <p id={`${id}-role`} className="error">
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
            hint="Nur deren Spiele, Aufstellungen und Mannschaftskader."
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
            <p id={`${id}-team`} className="error">
              {errors.team}
            </p>
          )}
        </fieldset>
      )}
    </fieldset>
  );
}
