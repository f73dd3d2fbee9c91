import { Link, NavLink } from 'react-router';
import { inboxTool } from '#app/post/messages/tool.ts';
import type { AdminTool } from '#platform/admin/admin-tool.ts';
import { jobs, jobsOf, type MenuGroup, menuOf } from '../menu.ts';
import { EntryIcon } from './entry-icon.tsx';
import styles from './tool-menu.module.css';

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

interface ToolMenuProps {
  tools: readonly AdminTool[];
  /** The tool of the page; undefined on those that are no tool's. */
  open: AdminTool | undefined;
  /** How many messages nobody has read. */
  unread: number;
}

/** The menu beside the page at a desk; the tools of the open word stand below it. */
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

/** A word of the menu, which leads to the first of its tools. */
function Entry({ group: { entry, title, tools }, open, unread }: EntryProps) {
  const [first] = tools;
  const isOpen = open?.menu === entry;
  // The first one stands below only where it has a name of its own.
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
