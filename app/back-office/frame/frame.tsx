import type { ReactNode } from 'react';
import type { AdminTool } from '#platform/admin/admin-tool.ts';
import styles from './frame.module.css';
import { FrameHeader } from './frame-header.tsx';
import { JobBar } from './job-bar.tsx';
import { ToolMenu } from './tool-menu.tsx';

interface FrameProps {
  tools: readonly AdminTool[];
  /** The tool of the page; undefined on those that are no tool's. */
  open: AdminTool | undefined;
  username: string;
  /** How many messages nobody has read. */
  unread: number;
  children: ReactNode;
}

/**
 * The admin area as an app: by thumb, the jobs in a bar below; at a desk, the menu in a column beside
 * the page.
 */
export function Frame({ tools, open, username, unread, children }: FrameProps) {
  return (
    <div className={styles.frame}>
      <FrameHeader username={username} />
      <ToolMenu tools={tools} open={open} unread={unread} />
      <main id="inhalt" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <JobBar tools={tools} open={open} unread={unread} />
    </div>
  );
}
