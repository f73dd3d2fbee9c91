import { Link } from 'react-router';
import button from '#platform/ui/button.module.css';
import { Notice } from '#platform/ui/notice.tsx';
import styles from './link-page.module.css';

interface GoneLinkProps {
  message: string | undefined;
  again: string;
  instead: { path: string; label: string };
}

export function ExpiredLink({ message, again, instead }: GoneLinkProps) {
  return (
    <div className={styles.form}>
      <Notice role="alert">{message ?? `Dieser Link gilt nicht mehr. ${again}`}</Notice>
      <p>
        <Link to={instead.path} className={button.button}>
          {instead.label}
        </Link>
      </p>
    </div>
  );
}
