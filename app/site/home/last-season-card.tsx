import { href, Link } from 'react-router';
import { seasonToParameter } from '#platform/values/season.ts';
import type { SeasonDays } from '#platform/values/season-plan.ts';
import styles from './last-season-card.module.css';

export interface LastSeason {
  seasonId: string;
  title: string | null;
  playerAchievement: string | null;
  player: string | null;
}

export function LastSeasonCard({ season }: { season: LastSeason }) {
  const { seasonId, title, playerAchievement, player } = season;
  return (
    <Link
      to={href('/saison/:seasonYear', { seasonYear: seasonToParameter(seasonId) })}
      state={{ lastSeason: season }}
      className={styles.card}
    >
      <span className={styles.year}>{seasonId}</span>
      <span className={styles.honours}>
        {title && <span className={styles.title}>{title}</span>}
        {(playerAchievement || player) && (
          <span>{[playerAchievement, player].filter(Boolean).join(': ')}</span>
        )}
        <span className={styles.more}>Zur Saison {seasonId}</span>
      </span>
    </Link>
  );
}

interface FinishedOrNot {
  days: SeasonDays;
  hasFinalTable: boolean;
  lastGame: string | undefined;
}

export function isSeasonOver(
  { days: { firstDay, lastDay }, hasFinalTable, lastGame }: FinishedOrNot,
  today: string,
): boolean {
  if (lastDay < today) return true;
  if (today < firstDay) return false;
  return hasFinalTable && lastGame !== undefined && lastGame < today;
}
