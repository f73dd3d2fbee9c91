import type { AdminTool, Job, MenuEntry } from '#platform/admin/admin-tool.ts';
import { jobNames } from './jobs.ts';

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
