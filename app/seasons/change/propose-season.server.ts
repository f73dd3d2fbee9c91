import { findOwnNames } from '#app/club/details/find-details.server.ts';
import { isOwnTeam } from '#app/club/details/own-team.ts';
import { countOpenGames } from '#app/matches/games/games.server.ts';
import { findSeasonBest, type SeasonBest } from '#app/people/players/season-best.server.ts';
import { type SeasonRecord, seasonRecords } from '#app/seasons/season-record.server.ts';
import type { Db } from '#platform/db/client.server.ts';
import { formatCount } from '#platform/values/format-count.ts';
import type { SeasonDays } from '#platform/values/season-plan.ts';
import { findTableToClose, type StandingTable } from './final-table.server.ts';
import { type Proposal, propose, type Section } from './proposal.server.ts';

const sentences = new Intl.ListFormat('de-AT');

export async function proposeOfSeason(
  db: Db,
  season: SeasonDays,
  today: string,
): Promise<Section[]> {
  const { record } = await findSeasonRecord(db, season.name);
  const table = await findTableToClose(db, season, today);
  const hasTable = record !== undefined && record.teams.length > 0;
  return [
    {
      title: 'Abschlusstabelle',
      hint: `So bleibt sie bei ${season.name} stehen, auch wenn sich später Ergebnisse ändern.`,
      proposals: table && !hasTable ? [freeze(table, season)] : [],
    },
    {
      title: 'Titel und Bestwerte',
      proposals: [
        ...(table ? await proposeTitle(db, table, season, record) : []),
        ...(await proposeBest(db, season, record)),
      ],
    },
  ];
}

export async function findSeasonRecord(
  db: Db,
  name: string,
): Promise<{ id?: string; record?: SeasonRecord | undefined }> {
  const found = db.selectFrom('season').select('id').where('name', '=', name);
  const { id } = (await found.executeTakeFirst()) ?? {};
  return id === undefined ? {} : { id, record: await seasonRecords.read(db, id) };
}

function freeze({ league, rows, lacks, uncertain }: StandingTable, season: SeasonDays): Proposal {
  const unsure =
    uncertain.length > 0 ? `Nicht gesichert: der Platz von ${sentences.format(uncertain)}.` : '';
  return propose(
    ['table', season.name],
    { of: 'season', season: { teams: rows } },
    {
      isAdvised: lacks.length === 0,
      title: `Tabelle ${league} ${season.name}`,
      detail: [...lacks, unsure].filter(Boolean).join(' '),
      lines: rows.map(
        ({ position, team, points }) =>
          `${position}. ${team}, ${formatCount(points, 'Punkt', 'Punkte')}`,
      ),
    },
  );
}

/** Proposes the title only if the table can be final now (no `lacks`) and the first place is certain. */
async function proposeTitle(
  db: Db,
  { league, rows, lacks, uncertain }: StandingTable,
  season: SeasonDays,
  record: SeasonRecord | undefined,
): Promise<Proposal[]> {
  const [first] = record && record.teams.length > 0 ? record.teams : rows;
  const isWon =
    first !== undefined &&
    rows.length > 1 &&
    isOwnTeam(first.team, await findOwnNames(db)) &&
    lacks.length === 0 &&
    !uncertain.includes(first.team);
  // A title names a champion only if one of its words begins with 'Meister'. 'Herbstmeister' does not count.
  if (!isWon || record?.titles.some(({ title }) => /(?:^|\s)Meister/i.test(title))) return [];
  const title = `Meister ${league}`;
  return [
    propose(
      ['title', season.name],
      { of: 'season', season: { titles: [{ title, player: null }] } },
      { isAdvised: true, title: `Titel: ${title}`, detail: 'Erster der Abschlusstabelle' },
    ),
  ];
}

async function proposeBest(
  db: Db,
  season: SeasonDays,
  record: SeasonRecord | undefined,
): Promise<Proposal[]> {
  const { goals, assists } = await findSeasonBest(db, season.name);
  const open = await countOpenGames(db, season);
  const best = (
    field: 'topScorer' | 'topAssistProvider',
    label: string,
    found: SeasonBest | undefined,
    [one, many]: [string, string],
  ): Proposal[] => {
    if (!found || record?.[field]) return [];
    const { names, count, isHidden } = found;
    const isShared = names.length > 1;
    const who = sentences.format(names);
    const detail = [
      `${isShared ? 'Je ' : ''}${formatCount(count, one, many)}.`,
      open > 0 && `${formatCount(open, 'Spiel ist', 'Spiele sind')} noch offen.`,
      isHidden && 'Die Website zeigt diesen Namen sonst nicht.',
    ];
    return [
      propose(
        [field, season.name],
        { of: 'season', season: { [field]: who } },
        {
          isAdvised: !isShared && !isHidden && open === 0,
          title: `${label}: ${who}`,
          detail: detail.filter(Boolean).join(' '),
        },
      ),
    ];
  };
  return [
    ...best('topScorer', 'Torschützenkönig', goals, ['Tor', 'Tore']),
    ...best('topAssistProvider', 'Bester Vorlagengeber', assists, ['Vorlage', 'Vorlagen']),
  ];
}
