import type { GameLocation } from './game-location.ts';
import styles from './venue-link.module.css';

export function VenueLink({ place }: { place: Pick<GameLocation, 'name' | 'path'> }) {
  return (
    <a href={place.path} rel="nofollow" className={styles.venue}>
      {place.name}
      <span className="visually-hidden"> auf der Karte</span>
    </a>
  );
}
