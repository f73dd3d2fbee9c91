import { href } from 'react-router';
import { teamAddress } from '#app/teams/team-choices.server.ts';
import { listTeams, nameOfTeam, teamsOfRows } from '#app/teams/teams.server.ts';
import { another, linkToPage } from '#platform/admin/next-step.ts';
import type { Kind } from '#platform/records/kind.server.ts';
import { rowIds } from '#platform/records/row-store.server.ts';
import { readSquads, writeSquads } from './data-tree/squads.server.ts';
import { type SquadRecord, squadRecords } from './squad-record.server.ts';
import { listSquadRecords } from './squads.server.ts';
import { tool } from './tool.ts';

declare module '#platform/records/kinds.ts' {
  interface Kinds {
    squad: { record: SquadRecord; draft: SquadRecord; tables: 'squad' | 'squadPlayer' };
  }
}

export const squadKind: Kind<'squad'> = {
  tool,
  tables: { squad: true, squadPlayer: true },
  dataTree: {
    nodes: { squads: 'collection' },
    counted: { table: 'squad', one: 'Mannschaftskader', many: 'Mannschaftskader' },
    read: (node, _, known) => readSquads(...node('squads'), known),
    write: (stored) => ({ squads: writeSquads(stored) }),
  },
  title: 'Mannschaftskader',
  records: squadRecords,
  ids: rowIds('squad'),
  list: listSquadRecords,
  async next(db, saved) {
    const team = (await listTeams(db)).find(({ id }) => id === saved.record.teamId);
    return [
      ...another('Noch ein Mannschaftskader', tool, saved),
      ...linkToPage(team?.shows.names ? teamAddress(href('/team'), team) : undefined),
    ];
  },
  teams: { of: async (_, { teamId }: SquadRecord) => teamId, ofAll: teamsOfRows('squad') },
  dependents: {
    async team(db, id) {
      const squads = db.selectFrom('squad').select(['id', 'season']).where('teamId', '=', id);
      const name = await nameOfTeam(db, id);
      const found = await squads.orderBy('season').execute();
      return found.map((squad) => ({
        id: squad.id,
        label: `Mannschaftskader ${name} ${squad.season}`,
      }));
    },
  },
  together: [['season', 'players']],
  log: { what: (label) => `den ${label}` },
  fields: {
    teamId: { label: 'Mannschaft', as: 'name' },
    season: 'Saison',
    players: {
      label: 'Spieler',
      entries: {
        playerId: { label: 'Spieler', as: 'name', isTitle: true },
        shirtNumber: 'Nummer',
        position: 'Position',
        firstDay: { label: 'Ab', as: 'day' },
        lastDay: { label: 'Bis', as: 'day' },
      },
    },
  },
};
