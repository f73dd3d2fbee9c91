import { Link, useLocation } from 'react-router';
import { SiteImage } from '#platform/ui/site-image.tsx';
import styles from './listed-row.module.css';
import { withSearch } from './success-messages.ts';

export interface ListedRecord {
  id: string;
  title: string;
  detail: string;
  picture?: {
    address: string | null;
    fallback: string | null;
    shape: 'face' | 'photo' | 'crest';
  };
  state?: { word: string; isOdd?: boolean } | undefined;
}

interface ListedRowProps {
  record: ListedRecord;
  path: string;
  isAddress?: boolean;
  wanted?: string;
}

export function ListedRow({ record, path, isAddress = false, wanted = '' }: ListedRowProps) {
  const { id, title, detail, picture, state } = record;
  const { pathname } = useLocation();
  const address = `${path}/${encodeURIComponent(id)}`;
  return (
    // Not <NavLink>, because it resolves the address of each row once more.
    <Link
      to={withSearch(address, wanted)}
      aria-current={`${pathname}/`.startsWith(`${address}/`) ? 'page' : undefined}
      className={picture ? `${styles.record} ${styles.pictured}` : styles.record}
    >
      {isAddress ? (
        <bdi className={styles.address}>{title}</bdi>
      ) : (
        <span className={styles.title}>{title}</span>
      )}
      {detail && <span className={styles.detail}>{detail}</span>}
      {state && <span className={state.isOdd ? styles.odd : styles.state}>{state.word}</span>}
      {picture && <Picture picture={picture} />}
    </Link>
  );
}

function Picture({ picture }: { picture: NonNullable<ListedRecord['picture']> }) {
  const { address, fallback, shape } = picture;
  return (
    <span className={styles[shape]}>
      <SiteImage
        src={address}
        {...(fallback !== null && { fallback })}
        alt=""
        width={44}
        height={44}
        loading="lazy"
      />
    </span>
  );
}
