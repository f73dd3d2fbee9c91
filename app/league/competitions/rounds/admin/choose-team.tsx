import type { ComponentProps } from 'react';
import { Fieldset } from '#platform/admin/form/fieldset.tsx';
import styles from './choose-team.module.css';

interface ChooseTeamProps {
  /** Those without a game in the round. */
  teams: readonly string[];
  /** Who waits for an opponent. */
  home: string | undefined;
  /** The button that takes a team, as Conform makes it. */
  choice: (team: string) => ComponentProps<'button'>;
}

/** The teams that are still to play, each one tap away from it: the home side first, then its guest. */
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
