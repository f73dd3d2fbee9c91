import { club } from '#club/club.ts';
import styles from './venue-link.module.css';

const { name, street, postalCode, city } = club.venue;
/** Opens the maps of a phone where it has them (developers.google.com/maps/documentation/urls). */
const map = `https://www.google.com/maps/search/?${new URLSearchParams({
  api: '1',
  query: `${name}, ${street}, ${postalCode} ${city}`,
})}`;

/** Where the games are played, as a plain link to a map: nobody learns of the visit before. */
export function VenueLink() {
  return (
    <a href={map} target="_blank" rel="noopener noreferrer" className={styles.venue}>
      {name}
      <span className="visually-hidden"> auf der Karte (neues Fenster)</span>
    </a>
  );
}
