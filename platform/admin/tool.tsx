import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Section } from '#platform/ui/section.tsx';
import styles from './tool.module.css';

interface ToolProps {
  title: string;
  /** Where one step back leads; at the tool itself that closes it. */
  back?: { to: string; label: string };
  /** What else can be done with the open record. */
  aside?: ReactNode;
  children: ReactNode;
}

/** The open tool, closable (spec §2). */
export function Tool({ title, back, aside, children }: ToolProps) {
  return (
    <Section
      title={title}
      aside={
        <Link to="/admin" className={styles.close}>
          Schließen
        </Link>
      }
    >
      <div className={styles.tool}>
        {back && (
          <p>
            <Link to={back.to}>{back.label}</Link>
          </p>
        )}
        {children}
        {aside && <div className={styles.aside}>{aside}</div>}
      </div>
    </Section>
  );
}
