import '#platform/ui/tick.css';
import type { ReactNode } from 'react';
import type { ListedTool } from '#platform/admin/admin-tool.ts';
import styles from './frame.module.css';
import { FrameHeader } from './frame-header.tsx';
import { ToolGroupBar } from './tool-group-bar.tsx';
import { ToolMenu, type Waiting } from './tool-menu.tsx';

interface FrameProps {
  tools: readonly ListedTool[];
  open: ListedTool | undefined;
  username: string;
  waiting: Waiting;
  children: ReactNode;
}

export function Frame({ tools, open, username, waiting, children }: FrameProps) {
  return (
    <div className={styles.frame}>
      <FrameHeader username={username} />
      <ToolMenu tools={tools} open={open} waiting={waiting} />
      <main id="inhalt" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <ToolGroupBar tools={tools} open={open} waiting={waiting} />
    </div>
  );
}
