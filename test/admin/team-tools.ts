import { tool as squads } from '#app/teams/squads/tool.ts';
import { tool as teams } from '#app/teams/tool.ts';
import { createPlayer, createSquad, createTeam } from '#test/factories.ts';
import type { RecordToolCase } from './record-tool-case.ts';

export const teamCase: RecordToolCase = {
  tool: teams,
  store: (db) =>
    createTeam(db, {
      ...{ id: 'stored', name: 'U14', shortName: 'U14', partner: 'SC Berg', ageLimit: 14 },
      ...{ showsNames: 0, showsResults: 1 },
    }),
  stored: {
    ...{ name: 'U14', shortName: 'U14', partner: 'SC Berg', ageLimit: '14' },
    ...{ isShown: 'on', showsNames: 'no', showsPhotos: 'usual' },
    ...{ showsResults: 'yes', showsTable: 'usual' },
  },
  added: { name: '<b>Frauen</b>', showsNames: 'usual', showsTable: 'usual' },
  listed: {
    stored: 'U14, unter 14, mit SC Berg',
    added: '<b>Frauen</b>, Erwachsene, nicht gezeigt',
  },
  change: { name: 'partner', label: 'Gemeinsam mit', mine: 'SV Tal', theirs: 'FC Bach' },
  question: 'Möchtest du die Mannschaft U14 wirklich löschen?',
  newTitle: 'Neue Mannschaft',
  notFound: 'Mannschaft nicht gefunden',
  wrong: [
    ['name', '', 'Bitte gib den Namen ein.'],
    ['shortName', 'x'.repeat(13), 'Das sind mehr als 12 Zeichen.'],
    ['ageLimit', '4', 'Bitte gib eine ganze Zahl von 5 bis 30 ein.'],
  ],
};

export const squadCase: RecordToolCase = {
  tool: squads,
  async store(db) {
    const player = await createPlayer(db, { id: 'kim', name: 'Kim Kader' });
    return createSquad(db, {
      ...{ id: 'stored', season: '2024' },
      players: [{ playerId: player.id, shirtNumber: 7, firstDay: '2024-02-01' }],
    });
  },
  stored: {
    ...{ season: '2024', 'players[0].playerId': 'kim', 'players[0].shirtNumber': '7' },
    ...{ 'players[0].position': '', 'players[0].firstDay': '01.02.2024' },
    'players[0].lastDay': '',
  },
  added: { season: '2023' },
  listed: { stored: 'Kampfmannschaft 2024, 1 Spieler', added: 'Kampfmannschaft 2023, 0 Spieler' },
  change: { name: 'season', label: 'Saison', mine: '2025', theirs: '2026' },
  question: 'Möchtest du den Mannschaftskader Kampfmannschaft 2024 wirklich löschen?',
  newTitle: 'Neuer Mannschaftskader',
  notFound: 'Mannschaftskader nicht gefunden',
  wrong: [
    ['season', '', 'Bitte gib die Saison ein.'],
    ['season', 'bald', 'Bitte gib eine Saison ein, zum Beispiel 2026 oder 2026/27.'],
  ],
};
