import type { Job } from '#platform/admin/admin-tool.ts';
import { Icon } from '#platform/ui/icons.tsx';

const drawings: Record<Job, string> = {
  spieltag:
    'M3 6h18v12H3zM12 6v12M12 9.5a2.5 2.5 0 0 1 0 5 2.5 2.5 0 0 1 0-5M3 10h2.5v4H3M21 10h-2.5v4H21',
  verein: 'M12 3 5 5.5v6c0 4.5 3 7.5 7 9.5 4-2 7-5 7-9.5v-6zM12 8v7M8.5 11.5h7',
  post: 'M3 6h18v12H3zM3.5 7 12 13l8.5-6',
  mehr: 'M5 12h.01M12 12h.01M19 12h.01',
};

/** What stands for a job beside its name. */
export function JobIcon({ job }: { job: Job }) {
  return (
    <Icon>
      <path d={drawings[job]} {...(job === 'mehr' && { strokeWidth: 4 })} />
    </Icon>
  );
}
