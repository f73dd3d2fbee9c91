import { Form, Link, useLocation, useSearchParams } from 'react-router';
import { profilePath } from '#app/accounts/paths.ts';
import { searchParameter } from '#platform/admin/success-messages.ts';
import { FormWithDraft } from '#platform/drafts/form-with-draft.tsx';
import { useClub } from '#platform/ui/club/current-club.ts';
import { SearchIcon } from '#platform/ui/icons.tsx';
import { searchPath } from '../menu.ts';
import styles from './frame-header.module.css';

export function FrameHeader({ username }: { username: string }) {
  const { crest, slogan } = useClub();
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  return (
    <header className={styles.header}>
      <a href="#inhalt" className={`visually-hidden ${styles.skip}`}>
        Zum Inhalt springen
      </a>
      <div className={styles.brand}>
        <Link to="/admin" className={styles.home} aria-label="Admin, Übersicht">
          <img src={crest} alt="" width="36" height="36" />
          <span className={styles.name}>Admin</span>
        </Link>
        {slogan && <p className={styles.slogan}>{slogan}</p>}
      </div>
      <Form
        role="search"
        aria-label="Im ganzen Admin"
        action={searchPath}
        className={styles.search}
        key={search.toString()}
      >
        <input
          type="search"
          name={searchParameter}
          aria-label="Alles durchsuchen"
          placeholder="Alles durchsuchen"
          defaultValue={pathname === searchPath ? (search.get(searchParameter) ?? '') : ''}
          autoComplete="off"
        />
      </Form>
      <Link to={searchPath} className={styles.toSearch} aria-label="Suche">
        <SearchIcon />
      </Link>
      <Link to={profilePath} className={styles.who}>
        <span className={styles.as}>Angemeldet als </span>
        <strong>{username}</strong>
        <span className="visually-hidden">, zum Profil</span>
      </Link>
      <Link to="/" className={styles.site}>
        Zur Website
      </Link>
      <FormWithDraft action="/abmelden" className={styles.signOut}>
        <button type="submit">Abmelden</button>
      </FormWithDraft>
    </header>
  );
}
