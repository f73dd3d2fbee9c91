import type { ReactNode } from 'react';
import { OutcomeKey } from '#app/matches/games/charts/outcome-legend.tsx';
import { Crest } from '#app/matches/games/crest.tsx';
import chart from '#platform/ui/charts/chart.module.css';
import { formatCount } from '#platform/values/format-count.ts';
import { GoalBars } from './goal-bars.tsx';
import { PointsLine } from './points-line.tsx';
import { ProgressTable } from './progress-table.tsx';
import styles from './season-progress.module.css';
import type { SeasonProgressChart } from './season-progress.server.ts';

interface SeasonCourseProps {
  course: SeasonProgressChart;
  season: string;
}

export function SeasonProgress({ course, season }: SeasonCourseProps) {
  if (course.games.length === 0)
    return (
      <p className={styles.empty}>
        Die Punktekurve beginnt mit dem ersten Ergebnis in der Meisterschaft.
      </p>
    );
  return (
    <figure className={`${chart.chart} ${styles[course.density]}`}>
      <figcaption>
        <b className={chart.headline}>{course.headline}</b>
        <OutcomeKey tally={course.tally}>
          {course.open > 0 && (
            <span className={styles.open}>
              {formatCount(course.open, 'Spiel', 'Spiele')} noch ohne Ergebnis
            </span>
          )}
        </OutcomeKey>
      </figcaption>
      <PointsLine course={course} name={`Punkte nach jedem Meisterschaftsspiel ${season}`} />
      <Crests crests={course.crests} columns={course.columns} />
      <p className={styles.goals}>
        <Goals count={course.scored} className={styles.scored}>
          {course.scored === 1 ? 'Tor' : 'Tore'}
        </Goals>
        <Goals count={course.conceded} className={styles.conceded}>
          {course.conceded === 1 ? 'Gegentor' : 'Gegentore'}
        </Goals>
      </p>
      <GoalBars course={course} name={`Tore und Gegentore in jedem Spiel ${season}`} />
      <ProgressTable games={course.games} />
    </figure>
  );
}

interface GoalsProps {
  count: number;
  className: string | undefined;
  children: ReactNode;
}

function Goals({ count, className, children }: GoalsProps) {
  return (
    <span className={className}>
      <b>{count}</b> {children}
    </span>
  );
}

/** Screen readers skip these crests, because the table on the same page already names the opponents. */
function Crests({ crests, columns }: { crests: readonly (string | null)[]; columns: number }) {
  const open = Array.from({ length: columns - crests.length }, (_, index) => index);
  return (
    <div className={styles.crests} aria-hidden="true">
      {crests.map((crest, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: each index is a fixed column of the drawing
        <Crest key={index} crest={crest} size={28} />
      ))}
      {open.map((place) => (
        <span key={place} />
      ))}
    </div>
  );
}
