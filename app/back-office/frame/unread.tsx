import styles from './unread.module.css';

/** How many messages nobody has read; nothing while there are none. */
export function Unread({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <>
      <span className={styles.unread} aria-hidden="true">
        {count}
      </span>
      <span className="visually-hidden"> {count} ungelesen</span>
    </>
  );
}
