import type { ListedTool, MenuEntry, ToolGroup } from '#platform/admin/admin-tool.ts';

/** In the order of the menu bar. A key is also the last part of the tool group's path: /admin/spieltag. */
export const toolGroups: Readonly<Record<ToolGroup, { title: string; about: string }>> = {
  spieltag: { title: 'Spieltag', about: 'Was um ein Spiel herum zu tun ist.' },
  verein: { title: 'Verein', about: 'Wer dazugehört, und wie es aussieht.' },
  post: { title: 'Post', about: 'Was hereinkommt und was hinausgeht.' },
  mehr: { title: 'Mehr', about: 'Was geschehen ist, und dein Zugang.' },
};

export const toolGroupNames = Object.keys(toolGroups) as ToolGroup[];

export function toolGroupPath(job: ToolGroup): string {
  return `/admin/${job}`;
}

const entries: Readonly<Record<MenuEntry, { title: string; job: ToolGroup }>> = {
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

type Listed = Pick<ListedTool, 'path' | 'name' | 'menu'>;

export interface MenuGroup<Tool extends Listed = ListedTool> {
  entry: MenuEntry;
  title: string;
  tools: readonly [Tool, ...Tool[]];
}

export function findToolGroup({ menu }: Pick<ListedTool, 'menu'>): ToolGroup {
  return entries[menu].job;
}

export function listToolGroups(tools: readonly Pick<ListedTool, 'menu'>[]): ToolGroup[] {
  return toolGroupNames.filter(
    (name) => name === 'mehr' || tools.some((tool) => findToolGroup(tool) === name),
  );
}

export function listMenuEntries<Tool extends Listed>(
  job: ToolGroup,
  tools: readonly Tool[],
): MenuGroup<Tool>[] {
  return (Object.keys(entries) as MenuEntry[]).flatMap((entry) => {
    const [first, ...others] = tools.filter(({ menu }) => menu === entry);
    if (!first || entries[entry].job !== job) return [];
    const title = others.length > 0 ? entries[entry].title : first.name;
    return [{ entry, title, tools: [first, ...others] }];
  });
}

export const searchPath = '/admin/suche';
