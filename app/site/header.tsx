import { Link, NavLink } from 'react-router';
import { useClub } from '#platform/ui/club/current-club.ts';
import { Drawer } from './drawer.tsx';
import styles from './header.module.css';
import { headerPages, useShownPages } from './navigation.ts';
import { SocialLinks } from './social-links.tsx';

export function Header() {
  const club = useClub();
  const isShown = useShownPages();
  return (
    <header className={styles.header}>
      <a href="#inhalt" className={`visually-hidden ${styles.skip}`}>
        Zum Inhalt springen
      </a>
      <div className={styles.inner}>
        <Link to="/" className={styles.logo} aria-label={`${club.name}, Startseite`}>
          <img src={club.crest} alt="" width="44" height="44" fetchPriority="low" />
          <span className={styles.name}>{club.name}</span>
        </Link>
        <nav className={styles.nav} aria-label="Wichtige Seiten">
          <ul role="list" className={styles.list}>
            {headerPages.filter(isShown).map(({ path, label }) => (
              <li key={path}>
                <NavLink to={path} end className={styles.link}>
                  {label}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.social}>
          <SocialLinks />
        </div>
        <Drawer />
      </div>
    </header>
  );
}
