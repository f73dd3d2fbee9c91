import type { AdminTool, Job, MenuEntry } from '#platform/admin/admin-tool.ts';

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

/** The words of the menu, in its order; each holds the tools that say its name. */
const entries: Readonly<Record<MenuEntry, { title: string; job: Job }>> = {
  games: { title: 'Spiele', job: 'spieltag' },
  lineups: { title: 'Aufstellung', job: 'spieltag' },
  table: { title: 'Tabelle', job: 'spieltag' },
  team: { title: 'Team', job: 'verein' },
  season: { title: 'Saison', job: 'verein' },
  sponsors: { title: 'Sponsoren', job: 'verein' },
  website: { title: 'Website', job: 'verein' },
  news: { title: 'Neuigkeiten', job: 'post' },
  inbox: { title: 'Posteingang', job: 'post' },
  newsletter: { title: 'Newsletter', job: 'post' },
  people: { title: 'Personen', job: 'mehr' },
  data: { title: 'Daten', job: 'mehr' },
};

/** What a menu needs to know of a tool. */
type Listed = Pick<AdminTool, 'path' | 'name' | 'menu'>;

/** A word of the menu with those of its tools that somebody may use: at least one. */
export interface MenuGroup<Tool extends Listed = AdminTool> {
  entry: MenuEntry;
  title: string;
  tools: readonly [Tool, ...Tool[]];
}

/** The job to which a tool belongs. */
export function jobOf({ menu }: Pick<AdminTool, 'menu'>): Job {
  return entries[menu].job;
}

/** The jobs in which somebody has a tool, and the last one, which has more than tools. */
export function jobsOf(tools: readonly Pick<AdminTool, 'menu'>[]): Job[] {
  return jobNames.filter((name) => name === 'mehr' || tools.some((tool) => jobOf(tool) === name));
}

/** The menu of a job, with the tools that somebody may use; a single one stands under its own name. */
export function menuOf<Tool extends Listed>(job: Job, tools: readonly Tool[]): MenuGroup<Tool>[] {
  return (Object.keys(entries) as MenuEntry[]).flatMap((entry) => {
    const [first, ...others] = tools.filter(({ menu }) => menu === entry);
    if (!first || entries[entry].job !== job) return [];
    const title = others.length > 0 ? entries[entry].title : first.name;
    return [{ entry, title, tools: [first, ...others] }];
  });
}

/** Where everything is searched. */
export const searchPath = '/admin/suche';
