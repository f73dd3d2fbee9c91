import { href, Link } from 'react-router';
import { trainerName } from '#app/matches/games/game-text.ts';
import { Portrait } from '#app/people/portrait.tsx';
import { EmptyState } from '#platform/ui/section.tsx';
import styles from './trainer-box.module.css';

interface TrainerBoxProps {
  trainer:
    | {
        name: string;
        address: string;
        image: string | null;
        role: string;
        experience: string | null;
        birthYear: number | null;
      }
    | null
    | undefined;
  year: number;
}

export function TrainerBox({ trainer, year }: TrainerBoxProps) {
  if (!trainer) return <EmptyState text="Keine Trainerdaten verfügbar" />;
  return (
    <div className={styles.box}>
      <div className={styles.portrait}>
        <Portrait of="trainer" image={trainer.image} sizes="6.5rem" />
      </div>
      <div>
        <p>
          <Link
            to={href('/trainer/:trainerName', { trainerName: trainer.address })}
            state={{ trainer }}
            className={styles.name}
          >
            {trainerName(trainer.name)}
          </Link>
        </p>
        <p>{trainer.role}</p>
        <dl className={styles.facts}>
          <dt>Erfahrung</dt>
          <dd>{trainer.experience ?? '–'}</dd>
          <dt>Alter</dt>
          <dd>{countAge(trainer.birthYear, year) ?? '–'}</dd>
        </dl>
      </div>
    </div>
  );
}

export function countAge(birthYear: number | null, year: number): number | null {
  if (birthYear === null || birthYear > year) return null;
  return year - birthYear;
}
