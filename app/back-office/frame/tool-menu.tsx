import { NavLink } from 'react-router';
import { inboxTool } from '#app/messages/inbox/tool.ts';
import type { AdminTool } from '#platform/admin/admin-tool.ts';
import { jobs, jobsOf } from '../jobs.ts';
import styles from './tool-menu.module.css';
import { Unread } from './unread.tsx';

interface ToolMenuProps {
  tools: readonly AdminTool[];
  /** How many messages nobody has read. */
  unread: number;
}

/** All tools by job, beside the page at a desk. */
export function ToolMenu({ tools, unread }: ToolMenuProps) {
  return (
    <nav aria-label="Verwaltung" className={styles.side}>
      <NavLink to="/admin" end className={styles.tool}>
        Übersicht
      </NavLink>
      {jobsOf(tools).map((name) => (
        <div key={name}>
          <p id={`bereich-${name}`} className={styles.group}>
            {jobs[name].title}
          </p>
          <ul role="list" aria-labelledby={`bereich-${name}`}>
            {tools
              .filter((tool) => tool.job === name)
              .map((tool) => (
                <li key={tool.path}>
                  <NavLink to={tool.path} className={styles.tool}>
                    {tool.name}
                    {tool.path === inboxTool.path && <Unread count={unread} />}
                  </NavLink>
                </li>
              ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}
