import { Link, NavLink } from 'react-router';
import { inboxTool } from '#app/post/messages/tool.ts';
import type { AdminTool } from '#platform/admin/admin-tool.ts';
import { jobs, jobsOf, type MenuGroup, menuOf } from '../menu.ts';
import { EntryIcon } from './entry-icon.tsx';
import styles from './tool-menu.module.css';

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

interface ToolMenuProps {
  tools: readonly AdminTool[];
  open: AdminTool | undefined;
  unread: number;
}

export function ToolMenu({ tools, open, unread }: ToolMenuProps) {
  return (
    <nav aria-label="Verwaltung" className={styles.side}>
      <NavLink to="/admin" end className={styles.entry}>
        <EntryIcon entry="overview" />
        Übersicht
      </NavLink>
      {jobsOf(tools).map((name) => (
        <ul key={name} role="list" aria-label={jobs[name].title}>
          {menuOf(name, tools).map((group) => (
            <li key={group.entry}>
              <Entry group={group} open={open} unread={unread} />
            </li>
          ))}
        </ul>
      ))}
    </nav>
  );
}

interface EntryProps {
  group: MenuGroup;
  open: AdminTool | undefined;
  unread: number;
}

function Entry({ group: { entry, title, tools }, open, unread }: EntryProps) {
  const [first] = tools;
  const isOpen = open?.menu === entry;
  // If a tool has the same name as its menu entry, the menu shows the name only once.
  const below = tools.filter(({ name }) => name !== title);
  return (
    <>
      <Link
        to={first.path}
        className={styles.entry}
        aria-current={isOpen ? (open.name === title ? 'page' : 'true') : undefined}
      >
        <EntryIcon entry={entry} />
        {title}
        {entry === inboxTool.menu && <Unread count={unread} />}
      </Link>
      {isOpen && below.length > 0 && (
        <ul role="list" className={styles.tools}>
          {below.map(({ path, name }) => (
            <li key={path}>
              <NavLink to={path} className={styles.tool}>
                {name}
              </NavLink>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
