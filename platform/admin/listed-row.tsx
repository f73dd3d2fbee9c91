import { NavLink } from 'react-router';
import { OwnImage } from '#platform/ui/own-image.tsx';
import styles from './listed-row.module.css';
import { withSearch } from './said.ts';

/** How a record is told from others in a list of them. */
export interface ListedRecord {
  id: string;
  title: string;
  /** What tells it from others of its name; '' where nothing need. */
  detail: string;
  /** What it looks like; undefined for a kind without pictures. */
  picture?: {
    address: string | null;
    /** Stands in where there is none; null for nothing. */
    fallback: string | null;
    /** A face is cut to a circle, a photo to its place; a crest or logo is shown whole. */
    shape: 'face' | 'photo' | 'crest';
  };
  /** What is to be seen of it at first sight: 'nicht aktiv', '2:1', 'Abgesagt'. */
  state?: { word: string; isOdd?: boolean } | undefined;
}

interface ListedRowProps {
  record: ListedRecord;
  /** Below which each record has its page. */
  path: string;
  /** Whether the title is an e-mail address. */
  isAddress?: boolean;
  /** What was searched for in the list. */
  wanted?: string;
}

/** The link to the page of a record; that of the open one is marked. */
export function ListedRow({ record, path, isAddress = false, wanted = '' }: ListedRowProps) {
  const { id, title, detail, picture, state } = record;
  return (
    <NavLink
      to={withSearch(`${path}/${encodeURIComponent(id)}`, wanted)}
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
    </NavLink>
  );
}

function Picture({ picture }: { picture: NonNullable<ListedRecord['picture']> }) {
  const { address, fallback, shape } = picture;
  return (
    <span className={styles[shape]}>
      <OwnImage
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
