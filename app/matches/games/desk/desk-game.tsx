import { useId } from 'react';
import { Link } from 'react-router';
import button from '#platform/ui/button.module.css';
import { useClub } from '#platform/ui/club/current-club.ts';
import { HighlightChange } from '#platform/ui/highlight-change.tsx';
import { Crest } from '../crest.tsx';
import type { Ground } from '../game.ts';
import { homeFirst } from '../game.ts';
import styles from './desk-game.module.css';

const quiet = `${button.button} ${button.quiet} ${styles.way}`;

export interface DeskWay {
  label: string;
  path: string;
  isMain?: boolean;
}

export interface DeskGame {
  id: string;
  title: string;
  isRunning: boolean;
  ours: string;
  opponent: string;
  crest: string | null;
  ground: Ground | null;
  score: { ours: number; theirs: number } | null;
  when: string;
  kind: string;
  place: string | undefined;
  note: string;
  ways: DeskWay[];
}

export function DeskGameCard({ game }: { game: DeskGame }) {
  const { title, isRunning, ours, opponent, score, when, kind, place, ways } = game;
  const club = useClub();
  const id = useId();
  const sides = homeFirst(
    game.ground,
    { key: 'ours', name: ours, crest: club.crest, goals: score?.ours },
    { key: 'theirs', name: opponent, crest: game.crest, goals: score?.theirs },
  );
  return (
    <section aria-labelledby={id} className={styles.game}>
      <div className={styles.inner}>
        <h2 id={id} className={styles.title}>
          {isRunning && <span className={styles.running} aria-hidden="true" />}
          {title}
        </h2>
        <div className={styles.sides}>
          {sides.map(({ key, name, crest, goals }) => (
            <p key={key} className={styles.side}>
              <Crest crest={crest} size={40} />
              <b className={styles.name}>{name}</b>{' '}
              {goals !== undefined && (
                <HighlightChange as="span" shows={String(goals)} className={styles.goals}>
                  {goals}
                </HighlightChange>
              )}
            </p>
          ))}
        </div>
        <div className={styles.facts}>
          <p className={styles.when}>{when}</p>
          <p>{kind}</p>
          {place && <p>{place}</p>}
          {game.note && <p>{game.note}</p>}
        </div>
        <ul role="list" className={styles.ways}>
          {ways.map(({ label, path, isMain }) => (
            <li key={label} className={isMain ? styles.main : undefined}>
              <Link to={path} className={isMain ? button.button : quiet}>
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
