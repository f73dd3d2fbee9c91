import type { Job } from '#platform/admin/admin-tool.ts';

/** What somebody comes for, in the order of the bar at the thumb; each name is its address below /admin. */
export const jobs: Readonly<Record<Job, { title: string; about: string }>> = {
  spieltag: { title: 'Spieltag', about: 'Was um ein Spiel herum zu tun ist.' },
  verein: { title: 'Verein', about: 'Wer dazugehört, und wie es aussieht.' },
  post: { title: 'Post', about: 'Was hereinkommt und was hinausgeht.' },
  mehr: { title: 'Mehr', about: 'Was geschehen ist, und dein Zugang.' },
};

export const jobNames = Object.keys(jobs) as Job[];

/** Where the tools of a job are listed. */
export function jobPath(job: Job): string {
  return `/admin/${job}`;
}
