import type { MenuEntry } from '#platform/admin/admin-tool.ts';
import { Icon } from '#platform/ui/icons.tsx';

const drawings: Record<MenuEntry | 'overview', string> = {
  overview: 'M4 11l8-7 8 7v9h-6v-6h-4v6H4z',
  games: 'M4 5.5h16V20H4zM4 10h16M8.5 3v4.5M15.5 3v4.5M8 14h3M8 17h6',
  lineups: 'M8.5 4 3.5 7l2 4L8 9.8V20h8V9.8l2.5 1.2 2-4-5-3a3.5 3.5 0 0 1-7 0',
  table: 'M4 5h16v14H4zM4 9.7h16M4 14.3h16M9 5v14',
  team: 'M9 11a3.2 3.2 0 1 0 0-6.4A3.2 3.2 0 0 0 9 11M3 20c0-3.4 2.4-6 6-6s6 2.6 6 6M15.5 4.8a3.2 3.2 0 0 1 0 6M17.5 14.4c2.2.8 3.5 3 3.5 5.6',
  season:
    'M7 4h10v5a5 5 0 0 1-10 0zM12 14v4M8 20h8M7 6H4c0 3 1 4.3 3.3 4.8M17 6h3c0 3-1 4.3-3.3 4.8',
  sponsors: 'm12 4 2.5 5.2 5.5.8-4 3.9 1 5.6-5-2.7-5 2.7 1-5.6L4 10l5.5-.8z',
  website:
    'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17M3.8 12h16.4M12 3.5c4.6 4.8 4.6 12.2 0 17M12 3.5c-4.6 4.8-4.6 12.2 0 17',
  news: 'M4 5h12.5v14.5H6a2 2 0 0 1-2-2zM16.5 9.5H20v8a2 2 0 0 1-2 2h-2M7 9h6.5M7 12.5h6.5M7 16h4',
  inbox: 'M4 13.5 7 5h10l3 8.5V19H4zM4 13.5h5l1 2.5h4l1-2.5h5',
  newsletter: 'M3.5 11 20.5 4l-4.7 16-3.6-6.8zM12.2 13.2 20.5 4',
  people:
    'M12 11.5a3.7 3.7 0 1 0 0-7.4 3.7 3.7 0 0 0 0 7.4M4.5 20.5c0-3.8 3.2-6 7.5-6s7.5 2.2 7.5 6',
  data: 'M12 3v11M7.5 10 12 14.5l4.5-4.5M4 16v4h16v-4',
};

export function EntryIcon({ entry }: { entry: MenuEntry | 'overview' }) {
  return (
    <Icon>
      <path d={drawings[entry]} />
    </Icon>
  );
}
