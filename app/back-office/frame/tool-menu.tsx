import { Link, NavLink } from 'react-router';
import { inboxTool } from '#app/post/messages/tool.ts';
import type { ListedTool, MenuEntry } from '#platform/admin/admin-tool.ts';
import { listMenuEntries, listToolGroups, type MenuGroup, toolGroups } from '../menu.ts';
import type { TaskCounts } from '../tools.server.ts';
import { EntryIcon } from './entry-icon.tsx';
import styles from './tool-menu.module.css';

export interface Waiting {
  unread: number;
  /** Number of tasks by menu entry, without the task about unread messages. */
  tasks: TaskCounts;
}

export function WaitingCount({ at, waiting }: { at: readonly MenuEntry[]; waiting: Waiting }) {
  const unread = at.includes(inboxTool.menu) ? waiting.unread : 0;
  const tasks = at.reduce((sum, entry) => sum + (waiting.tasks[entry] ?? 0), 0);
  if (unread + tasks === 0) return null;
  const words = [unread > 0 && `${unread} ungelesen`, tasks > 0 && `${tasks} zu tun`];
  return (
    <>
      <span className={styles.count} aria-hidden="true">
        {unread + tasks}
      </span>
      <span className="visually-hidden"> {words.filter(Boolean).join(', ')}</span>
    </>
  );
}

interface ToolMenuProps {
  tools: readonly ListedTool[];
  open: ListedTool | undefined;
  waiting: Waiting;
}

export function ToolMenu({ tools, open, waiting }: ToolMenuProps) {
  return (
    <nav aria-label="Admin" className={styles.side}>
      <NavLink to="/admin" end className={styles.entry}>
        <EntryIcon entry="overview" />
        Übersicht
      </NavLink>
      {listToolGroups(tools).map((name) => (
        <ul key={name} role="list" aria-label={toolGroups[name].title}>
          {listMenuEntries(name, tools).map((group) => (
            <li key={group.entry}>
              <Entry group={group} open={open} waiting={waiting} />
            </li>
          ))}
        </ul>
      ))}
    </nav>
  );
}

interface EntryProps {
  group: MenuGroup;
  open: ListedTool | undefined;
  waiting: Waiting;
}

function Entry({ group: { entry, title, tools }, open, waiting }: EntryProps) {
  const [first] = tools;
  const isOpen = open?.menu === entry;
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
        <WaitingCount at={[entry]} waiting={waiting} />
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
