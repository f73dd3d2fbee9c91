import type { ReactNode } from 'react';
import { LeagueTable } from '#app/league/table/league-table.tsx';
import { TableSource } from '#app/league/table/table-source.tsx';
import { type Choice, ChoiceRows } from '#platform/ui/choice-rows.tsx';
import { useClub } from '#platform/ui/club/current-club.ts';
import { Page, PageHeading } from '#platform/ui/page.tsx';
import { Content } from '#platform/ui/section.tsx';
import type { LinkedTable } from '../link-table.server.ts';

interface StoredTableProps {
  stored: LinkedTable;
  choices: Choice[][] | undefined;
  other: string | undefined;
  season: string;
  turns: ReactNode;
  more: ReactNode;
}

export function StoredTable({ stored, choices, other, season, turns, more }: StoredTableProps) {
  const club = useClub();
  const name = [stored.league ?? club.league, stored.season].filter(Boolean).join(' ');
  return (
    <Page
      path={season}
      title={`${name}: Tabelle`}
      description={`Die Tabelle ${name} mit ${club.name}.`}
    >
      <PageHeading title={name} />
      <Content>
        {turns}
        {choices && <ChoiceRows label="Welche Tabelle" rows={choices} />}
        {other && <p>{other}</p>}
        <div>
          <LeagueTable caption={`Tabelle ${name}`} rows={stored.rows} own={stored.own} />
          <TableSource {...stored} />
        </div>
        {more}
      </Content>
    </Page>
  );
}
