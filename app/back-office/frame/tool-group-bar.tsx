import { Link, useLocation } from 'react-router';
import { profilePath } from '#app/accounts/paths.ts';
import type { ListedTool, ToolGroup } from '#platform/admin/admin-tool.ts';
import { Icon } from '#platform/ui/icons.tsx';
import {
  findToolGroup,
  listMenuEntries,
  listToolGroups,
  toolGroupNames,
  toolGroupPath,
  toolGroups,
} from '../menu.ts';
import styles from './tool-group-bar.module.css';
import { type Waiting, WaitingCount } from './tool-menu.tsx';

const drawings: Record<ToolGroup, string> = {
  spieltag: 'M3 4.5h18v15H3zM12 4.5v15M12 9a3 3 0 0 1 0 6 3 3 0 0 1 0-6M3 8.5h3v7H3M21 8.5h-3v7h3',
  verein: 'M12 3 5 5.5v6c0 4.5 3 7.5 7 9.5 4-2 7-5 7-9.5v-6zM8.5 12.5 12 9.5l3.5 3',
  post: 'M3 6h18v12H3zM3.5 7 12 13l8.5-6',
  mehr: 'M5 12h.01M12 12h.01M19 12h.01',
};

function JobIcon({ job }: { job: ToolGroup }) {
  return (
    <Icon>
      <path d={drawings[job]} {...(job === 'mehr' && { strokeWidth: 4 })} />
    </Icon>
  );
}

interface JobBarProps {
  tools: readonly ListedTool[];
  open: ListedTool | undefined;
  waiting: Waiting;
}

export function ToolGroupBar({ tools, open, waiting }: JobBarProps) {
  const { pathname } = useLocation();
  const job = open ? findToolGroup(open) : jobAt(pathname);
  return (
    <nav aria-label="Bereiche" className={styles.bar}>
      <ul role="list">
        {listToolGroups(tools).map((name) => (
          <li key={name}>
            <Link
              to={toolGroupPath(name)}
              className={styles.job}
              aria-current={currentOf(name, job, pathname)}
            >
              <JobIcon job={name} />
              <span>{toolGroups[name].title}</span>
              <span className={styles.count}>
                <WaitingCount
                  at={listMenuEntries(name, tools).map(({ entry }) => entry)}
                  waiting={waiting}
                />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function jobAt(pathname: string): ToolGroup | undefined {
  if (`${pathname}/`.startsWith(`${profilePath}/`)) return 'mehr';
  return toolGroupNames.find((name) => pathname === toolGroupPath(name));
}

function currentOf(name: ToolGroup, open: ToolGroup | undefined, pathname: string) {
  if (name !== open) return undefined;
  return pathname === toolGroupPath(name) ? 'page' : 'true';
}
