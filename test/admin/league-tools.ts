import { tool as rounds } from '#app/league/competitions/rounds/tool.ts';
import { tool as competitions } from '#app/league/competitions/tool.ts';
import { club } from '#club/club.ts';
import { createCompetition, createRound } from '#test/factories.ts';
import type { RecordToolCase } from './record-tool-case.ts';

const noTeam = 'Bitte gib das Team ein.';

export const competitionCase: RecordToolCase = {
  tool: competitions,
  store: (db) =>
    createCompetition(db, {
      ...{ id: 'stored', season: '2024', name: 'Unterliga Mitte', ranking: 'own' },
      ...{ phase: 'Herbst', firstDay: '2024-08-01', lastDay: '2024-11-30' },
      ...{ win: 2, draw: 1, halfLength: 40, substitutions: 5, promoted: 1, relegated: 2 },
      ...{ lastAutumnRound: 11, teams: [club.name, 'SC Berg'], withdrawn: ['SC Berg'] },
      corrections: [{ team: 'SC Berg', points: -3, reason: 'Nicht angetreten' }],
      ...{ smallTable: 'at once', criteria: ['smallTablePoints', 'goals'] },
    }),
  stored: {
    ...{ season: '2024', name: 'Unterliga Mitte', kind: 'Meisterschaft' },
    ...{ phase: 'Herbst', firstDay: '01.08.2024', lastDay: '30.11.2024' },
    ...{ ranking: 'own', smallTable: 'at once', 'criteria[0].criterion': 'smallTablePoints' },
    ...{
      'criteria[1].criterion': 'goals',
      win: '2',
      draw: '1',
      halfLength: '40',
      substitutions: '5',
    },
    ...{ promoted: '1', relegated: '2', lastAutumnRound: '11' },
    ...{ 'teams[0].team': club.name, 'teams[1].team': 'SC Berg', 'teams[1].withdrawn': 'on' },
    ...{ 'corrections[0].team': 'SC Berg', 'corrections[0].amount': '3' },
    ...{ 'corrections[0].reason': 'Nicht angetreten', 'corrections[0].day': '' },
    ...{ 'teams[0].place': '', 'teams[0].placeReason': '' },
    ...{ 'teams[1].place': '', 'teams[1].placeReason': '' },
  },
  added: {
    ...{ season: '2025/26', name: '<b>Cup</b>', kind: 'Pokal', ranking: 'oefb', win: '3' },
    ...{ draw: '1', halfLength: '45', 'teams[0].team': club.name },
  },
  listed: {
    stored: 'Unterliga Mitte, Herbst 2024, Meisterschaft, 2 Teams',
    added: '<b>Cup</b> 2025/26, Pokal, 1 Team',
  },
  change: { name: 'name', label: 'Name', mine: 'Oberliga', theirs: 'Kärntner Liga' },
  question: 'Möchtest du Unterliga Mitte, Herbst 2024 wirklich löschen?',
  newTitle: 'Neuer Bewerb',
  notFound: 'Bewerb nicht gefunden',
  wrong: [
    ['season', '', 'Bitte gib die Saison ein.'],
    ['season', 'bald', 'Bitte gib eine Saison ein, zum Beispiel 2026 oder 2026/27.'],
    ['name', '', 'Bitte gib den Namen ein.'],
    ['firstDay', '2025', 'Bitte gib das Datum im Format TT.MM.JJJJ ein.'],
    ['win', '0', 'Bitte gib eine ganze Zahl von 1 bis 9 ein.'],
    ['halfLength', '61', 'Bitte gib eine ganze Zahl von 1 bis 60 ein.'],
    ['teams[0].team', '', noTeam],
  ],
};

export const roundCase: RecordToolCase = {
  tool: rounds,
  async store(db) {
    const teams = [club.name, 'SC Berg', 'FC Bach', 'FK Sonne'];
    const { id } = await createCompetition(db, {
      ...{ id: 'liga', season: '2024', name: 'Unterliga', teams },
    });
    return createRound(db, {
      ...{ id: 'stored', competitionId: id, round: 3, results: [['SC Berg', 'FC Bach', 2, 1]] },
    });
  },
  stored: {
    ...{ competitionId: 'liga', round: '3', 'results[0].home': 'SC Berg' },
    ...{ 'results[0].away': 'FC Bach', 'results[0].homeGoals': '2' },
    'results[0].awayGoals': '1',
  },
  added: {
    ...{ competitionId: 'liga', round: '4', 'results[0].home': 'FC Bach' },
    ...{ 'results[0].away': 'FK Sonne', 'results[0].homeGoals': '0' },
    'results[0].awayGoals': '0',
  },
  listed: {
    stored: '3. Runde, Unterliga 2024, 1 Ergebnis von 1',
    added: '4. Runde, Unterliga 2024, 1 Ergebnis von 1',
  },
  change: { name: 'round', label: 'Runde', mine: '5', theirs: '6' },
  question: 'Möchtest du die 3. Runde wirklich löschen?',
  newTitle: 'Runde eintragen',
  notFound: 'Runde nicht gefunden',
  wrong: [
    ['round', '', 'Bitte gib die Runde ein.'],
    ['round', '100', 'Bitte gib eine ganze Zahl von 1 bis 99 ein.'],
  ],
};
