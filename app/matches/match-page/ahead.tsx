import { type GameStatus, isOff } from '#app/matches/games/game.ts';
import { type Result, ResultList } from '#app/matches/games/result-list.tsx';
import { type Place, writeAddress } from '#app/matches/venues/place.ts';
import button from '#platform/ui/button.module.css';
import { Section } from '#platform/ui/section.tsx';
import styles from './ahead.module.css';

interface AheadProps {
  game: { opponent: string; status: GameStatus | null };
  path: string;
  place: Place | undefined;
  meetings: readonly Result[];
  form: readonly Result[];
}

export function Ahead({ game, path, place, meetings, form }: AheadProps) {
  return (
    <>
      <div className={styles.ways}>
        {place && (
          <address className={styles.place}>
            <b>{place.name}</b>
            {writeAddress(place) && <span>{writeAddress(place)}</span>}
          </address>
        )}
        <p className={styles.links}>
          {place && (
            <a href={place.path} rel="nofollow" className={button.button}>
              Route öffnen
            </a>
          )}
          {!isOff(game.status) && (
            <a href={`${path}/kalender.ics`} className={`${button.button} ${button.quiet}`}>
              In den Kalender
            </a>
          )}
        </p>
      </div>
      <div className={styles.before}>
        {meetings.length > 0 && (
          <Section title={`Zuletzt gegen ${game.opponent}`}>
            <ResultList games={meetings} />
          </Section>
        )}
        {form.length > 0 && (
          <Section title="Unsere letzten Spiele">
            <ResultList games={form} />
          </Section>
        )}
      </div>
    </>
  );
}
