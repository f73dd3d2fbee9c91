import type { ComponentProps } from 'react';
import { Fieldset } from '#platform/admin/form/fieldset.tsx';
import styles from './choose-team.module.css';

interface ChooseTeamProps {
  teams: readonly string[];
  home: string | undefined;
  choice: (team: string) => ComponentProps<'button'>;
}

export function ChooseTeam({ teams, home, choice }: ChooseTeamProps) {
  if (teams.length < 2 && !home) return null;
  return (
    <Fieldset title={home ? `${home} gegen …` : 'Wer spielt zu Hause?'}>
      <ul role="list" className={styles.list}>
        {teams.map((team) => (
          <li key={team}>
            <button {...choice(team)} className={styles.team}>
              {team}
            </button>
          </li>
        ))}
      </ul>
    </Fieldset>
  );
}
