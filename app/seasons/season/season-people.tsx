import { href, Link } from 'react-router';
import type { PeopleByName } from '#app/people/people.server.ts';
import { splitNames } from '#platform/values/shared-names.ts';
import styles from './season-people.module.css';

interface SeasonPeopleProps {
  season: {
    captain: string | null;
    topScorer: string | null;
    topAssistProvider: string | null;
    trainer: string | null;
  };
  people: PeopleByName;
}

export function SeasonPeople({ season, people }: SeasonPeopleProps) {
  const roles = [
    ['Kapitän', season.captain],
    ['Torschützenkönig', season.topScorer],
    ['Bester Vorlagengeber', season.topAssistProvider],
    ['Trainer', season.trainer],
  ] as const;
  const pageOf = (role: string, name: string) => {
    // Looks a trainer up among trainers only, because a player can share the name.
    const player = role === 'Trainer' ? undefined : people.player.get(name);
    if (player !== undefined) return href('/spieler/:playerName', { playerName: player });
    const trainer = people.trainer.get(name);
    return trainer && href('/trainer/:trainerName', { trainerName: trainer });
  };
  return (
    <dl className={styles.people}>
      {roles.map(([role, name]) => (
        <div key={role}>
          <dt className={styles.role}>{role}</dt>
          <dd className={styles.name}>
            {name === null
              ? '–'
              : splitNames(name).map((part, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text have no id and keep their order
                  <Person key={index} name={part} page={pageOf(role, part)} />
                ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Person({ name, page }: { name: string; page: string | undefined }) {
  return page === undefined ? <span>{name}</span> : <Link to={page}>{name}</Link>;
}
