import { type GameStatus, isPostponedOrCalledOff } from '#app/matches/games/game.ts';
import { type Result, ResultList } from '#app/matches/games/result-list.tsx';
import { type GameLocation, writeAddress } from '#app/matches/venues/game-location.ts';
import button from '#platform/ui/button.module.css';
import { Section } from '#platform/ui/section.tsx';
import styles from './match-preview.module.css';

interface AheadProps {
  game: { opponent: string; status: GameStatus | null };
  path: string;
  place: GameLocation | undefined;
  meetings: readonly Result[];
  form: readonly Result[];
}

export function MatchPreview({ game, path, place, meetings, form }: AheadProps) {
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
          {!isPostponedOrCalledOff(game.status) && (
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
