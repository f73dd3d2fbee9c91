import { Link } from 'react-router';
import {
  SponsorStrip,
  useHasSponsors,
  useStripSponsors,
} from '#app/club/sponsors/strip/sponsor-strip.tsx';
import { NewsletterSignUp } from '#app/post/newsletter/newsletter-sign-up.tsx';
import { useClub } from '#platform/ui/club/current-club.ts';
import styles from './footer.module.css';
import { footerPages, useShownPages } from './navigation.ts';
import { SocialLinks } from './social-links.tsx';

export function Footer({ year }: { year: number | undefined }) {
  const club = useClub();
  const isShown = useShownPages();
  const hasSponsors = useStripSponsors().length > 0;
  const showsSponsors = !useHasSponsors() && hasSponsors;
  return (
    <footer className={styles.footer}>
      {showsSponsors && (
        <section aria-labelledby="fusszeile-sponsoren" className={styles.sponsors}>
          <h2 id="fusszeile-sponsoren" className={styles.title}>
            Unsere Sponsoren
          </h2>
          <SponsorStrip />
        </section>
      )}
      <div className={styles.inner}>
        <div className={styles.club}>
          <img src={club.crest} alt="" width="88" height="88" loading="lazy" />
          <p className={styles.name}>{club.name}</p>
          {club.slogan && <p>{club.slogan}</p>}
          <SocialLinks />
        </div>
        <nav aria-label="Fußzeile">
          <h2 className={styles.title}>Verein</h2>
          <ul role="list" className={styles.pages}>
            {footerPages.filter(isShown).map(({ path, label }) => (
              <li key={path}>
                <Link to={path}>{label}</Link>
              </li>
            ))}
          </ul>
        </nav>
        <div>
          <h2 className={styles.title}>Kontakt</h2>
          <ul role="list" className={styles.list}>
            {club.phoneParts[0] && (
              <li>
                {club.phoneParts.map(({ text, link }, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text have no id and keep their order
                  <span key={index}>{link ? <a href={link}>{text}</a> : text}</span>
                ))}
              </li>
            )}
            {club.email && (
              <li>
                <a href={`mailto:${club.email}`}>{club.emailText}</a>
              </li>
            )}
          </ul>
          <h2 className={styles.title}>Rechtliches</h2>
          <ul role="list" className={styles.list}>
            <li>
              <Link to="/impressum">Impressum</Link>
            </li>
            <li>
              <Link to="/privacy">Datenschutz</Link>
            </li>
            <li>
              <Link to="/barrierefreiheit">Barrierefreiheit</Link>
            </li>
          </ul>
        </div>
        <div>
          <h2 className={styles.title}>Newsletter</h2>
          <p className={styles.note}>Spieltage, Ergebnisse und Vereinsleben ins Postfach.</p>
          <NewsletterSignUp />
        </div>
      </div>
      <p className={styles.copyright}>
        © {year} {club.name}
      </p>
    </footer>
  );
}
