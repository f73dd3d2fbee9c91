import { href, Link } from 'react-router';
import type { PersonAddress } from '#app/people/people.server.ts';
import styles from './season-people.module.css';

interface SeasonPeopleProps {
  season: {
    captain: string | null;
    topScorer: string | null;
    topAssistProvider: string | null;
    trainer: string | null;
  };
  /** Those of the names that have a page. */
  people: Map<string, PersonAddress>;
}

/** The people of a season; a name is a link where the person has a page. */
export function SeasonPeople({ season, people }: SeasonPeopleProps) {
  const roles = [
    ['Kapitän', season.captain],
    ['Torschützenkönig', season.topScorer],
    ['Bester Vorlagengeber', season.topAssistProvider],
    ['Trainer', season.trainer],
  ] as const;
  return (
    <dl className={styles.people}>
      {roles.map(([role, name]) => (
        <div key={role}>
          <dt className={styles.role}>{role}</dt>
          <dd className={styles.name}>
            <Person name={name} page={name === null ? undefined : people.get(name)} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

interface PersonProps {
  name: string | null;
  page: PersonAddress | undefined;
}

function Person({ name, page }: PersonProps) {
  if (!page) return name ?? '–';
  const to =
    page.kind === 'player'
      ? href('/spieler/:playerName', { playerName: page.address })
      : href('/trainer/:trainerName', { trainerName: page.address });
  return <Link to={to}>{name}</Link>;
}
