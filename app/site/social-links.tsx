import { useClub } from '#platform/ui/club/current-club.ts';
import { FacebookIcon, InstagramIcon } from '#platform/ui/icons.tsx';
import styles from './social-links.module.css';

export function SocialLinks() {
  const { instagramUrl, facebookUrl } = useClub();
  return (
    <ul role="list" className={styles.list}>
      {instagramUrl && (
        <li>
          <a href={instagramUrl} className={styles.link} target="_blank" rel="noreferrer">
            <InstagramIcon />
            <span className="visually-hidden">Instagram (neues Fenster)</span>
          </a>
        </li>
      )}
      {facebookUrl && (
        <li>
          <a href={facebookUrl} className={styles.link} target="_blank" rel="noreferrer">
            <FacebookIcon />
            <span className="visually-hidden">Facebook (neues Fenster)</span>
          </a>
        </li>
      )}
    </ul>
  );
}
