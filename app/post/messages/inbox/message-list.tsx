import { Link } from 'react-router';
import { inboxTool } from '../tool.ts';
import styles from './message-list.module.css';

interface ListedMessage {
  id: string;
  name: string;
  kind: string;
  excerpt: string;
  receivedAt: string;
  when: string;
  isRead: boolean;
  state: string;
  isUndelivered: boolean;
}

interface MessageListProps {
  messages: readonly ListedMessage[];
  empty: string;
}

export function MessageList({ messages, empty }: MessageListProps) {
  if (messages.length === 0) return <p className={styles.empty}>{empty}</p>;
  return (
    <ul role="list" className={styles.messages}>
      {messages.map(({ id, name, kind, excerpt, receivedAt, when, isRead, state, ...rest }) => (
        <li key={id}>
          <Link to={`${inboxTool.path}/${encodeURIComponent(id)}`} className={styles.message}>
            <span className={styles.head}>
              <span className={isRead ? styles.name : `${styles.name} ${styles.unread}`}>
                {!isRead && <span className="visually-hidden">Ungelesen: </span>}
                <bdi>{name}</bdi>
              </span>
              <time dateTime={receivedAt} className={styles.detail}>
                {when}
              </time>
            </span>
            <span className={styles.excerpt}>
              <bdi>{excerpt}</bdi>
            </span>
            <span className={rest.isUndelivered ? 'error' : styles.detail}>
              {kind} · {state}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
