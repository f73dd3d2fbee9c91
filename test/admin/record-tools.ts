import { tool as board } from '#app/club/board/tool.ts';
import { tool as sponsors } from '#app/club/sponsors/tool.ts';
import { tool as games } from '#app/matches/games/tool.ts';
import { tool as lineups } from '#app/matches/lineups/tool.ts';
import { tool as opponents } from '#app/matches/opponents/tool.ts';
import { tool as venues } from '#app/matches/venues/tool.ts';
import { tool as players } from '#app/people/players/tool.ts';
import { tool as trainers } from '#app/people/trainers/tool.ts';
import { tool as seasons } from '#app/seasons/tool.ts';
import { viennaDate } from '#platform/values/vienna.ts';
import {
  createBoardMember,
  createGame,
  createLineup,
  createOpponent,
  createPlayer,
  createSeason,
  createSponsor,
  createTrainer,
  createVenue,
} from '#test/factories.ts';
import { competitionCase, roundCase } from './league-tools.ts';
import type { RecordToolCase } from './record-tool-case.ts';
import { squadCase, teamCase } from './team-tools.ts';

const year = viennaDate(new Date()).slice(0, 4);
const countRule = 'Bitte gib eine ganze Zahl von 0 bis 9999 ein.';
const shirtRule = 'Bitte gib eine ganze Zahl von 1 bis 999 ein.';
const noName = 'Bitte gib einen Namen ein.';
const tooLong = 'Das sind mehr als 200 Zeichen.';
const noJoining = 'Bitte gib das Beitrittsdatum im Format TT.MM.JJJJ ein.';
const noTrainerYear = `Bitte gib eine ganze Zahl von 1950 bis ${year} ein.`;

const playerCase: RecordToolCase = {
  tool: players,
  store: (db) =>
    createPlayer(db, {
      ...{ id: 'stored', name: 'Gregor Rotbuchner', position: 'Verteidiger', shirtNumber: 4 },
      ...{
        birthYear: 1988,
        joinedOn: '14.01.2023',
        lastClub: 'USV Anhöhe',
        image: '/images/g.jpg',
      },
      ...{ competitions: 'Musterliga', gamesPlayed: 16, goals: 2, assists: 1, cleanSheets: 5 },
      ...{ yellowCards: 3, redCards: 1 },
      pastSeasons: [{ season: '2024', gamesPlayed: 19, yellowCards: 3 }],
    }),
  stored: {
    ...{ name: 'Gregor Rotbuchner', position: 'Verteidiger', shirtNumber: '4', active: 'on' },
    ...{ birthYear: '1988', joinedOn: '14.01.2023', lastClub: 'USV Anhöhe' },
    ...{ competitions: 'Musterliga', image: '/images/g.jpg' },
    ...{ gamesPlayed: '16', goals: '2', assists: '1', cleanSheets: '5' },
    ...{ yellowCards: '3', redCards: '1' },
    ...{ 'pastSeasons[0].season': '2024', 'pastSeasons[0].gamesPlayed': '19' },
    ...{ 'pastSeasons[0].goals': '0', 'pastSeasons[0].assists': '0' },
    ...{ 'pastSeasons[0].cleanSheets': '0', 'pastSeasons[0].yellowCards': '3' },
    ...{ 'pastSeasons[0].redCards': '0', 'pastSeasons[0].counted': '0,0,0,0,0,0' },
    counted: '0,0,0,0,0,0',
  },
  added: { name: 'Anna Probe', position: 'Stürmer', 'pastSeasons[0].season': '2025' },
  listed: {
    stored: '4 Gregor Rotbuchner, Verteidiger',
    added: 'Anna Probe, Stürmer, nicht aktiv',
  },
  change: { name: 'shirtNumber', label: 'Nummer', mine: '45', theirs: '44' },
  question: 'Möchtest du Gregor Rotbuchner wirklich löschen?',
  newTitle: 'Neuer Spieler',
  notFound: 'Spieler nicht gefunden',
  wrong: [
    ['name', '', noName],
    ['name', ' \u200b ', noName],
    ['name', 'x'.repeat(201), tooLong],
    ['position', '', 'Bitte wähle eine Position.'],
    ['shirtNumber', '0', shirtRule],
    ['shirtNumber', '-1', shirtRule],
    ['shirtNumber', '1.5', shirtRule],
    ['shirtNumber', '1000', shirtRule],
    ['birthYear', '1899', 'Bitte gib eine ganze Zahl von 1900 bis 2100 ein.'],
    ['goals', '-1', countRule],
    ['yellowCards', '0.5', countRule],
    ['gamesPlayed', '99999999999999999999', countRule],
    ['pastSeasons[0].season', '', 'Bitte gib die Saison ein.'],
    ['pastSeasons[0].redCards', '-3', countRule],
  ],
};

const trainerCase: RecordToolCase = {
  tool: trainers,
  store: (db) =>
    createTrainer(db, {
      ...{ id: 'stored', name: 'Nero Lipanjić', role: 'Co-Trainer', experience: 'ÖFB-D-Lizenz' },
      ...{ birthYear: 1985, joinedOn: '15.01.2024', image: '/images/n.jpg' },
      ...{ games: 42, wins: 10, draws: 6, losses: 26 },
    }),
  stored: {
    ...{ name: 'Nero Lipanjić', role: 'Co-Trainer', experience: 'ÖFB-D-Lizenz', active: 'on' },
    ...{ birthYear: '1985', joinedOn: '15.01.2024', image: '/images/n.jpg' },
    ...{ games: '42', wins: '10', draws: '6', losses: '26', counted: '0,0,0,0' },
  },
  added: {
    ...{ name: 'Anna Probe', role: 'Taktiktrainer', experience: 'UEFA-A-Lizenz' },
    ...{ birthYear: '1980', joinedOn: '01.02.2026' },
  },
  listed: {
    stored: 'Nero Lipanjić, Co-Trainer',
    added: 'Anna Probe, Taktiktrainer, nicht aktiv',
  },
  change: { name: 'birthYear', label: 'Geburtsjahr', mine: '1987', theirs: '1986' },
  question: 'Möchtest du Nero Lipanjić wirklich löschen?',
  newTitle: 'Neuer Trainer',
  notFound: 'Trainer nicht gefunden',
  wrong: [
    ['name', '', noName],
    ['name', '   ', noName],
    ['role', '', 'Bitte wähle eine Aufgabe.'],
    ['birthYear', '1949', noTrainerYear],
    ['birthYear', String(Number(year) + 1), noTrainerYear],
    ['birthYear', '1980.5', noTrainerYear],
    ['joinedOn', '2024-01-15', noJoining],
    ['joinedOn', '1.2.2024', noJoining],
    ['joinedOn', '15.01.2024, vielleicht', noJoining],
    ['games', '-1', countRule],
    ['wins', '0.5', countRule],
    ['draws', '10000', countRule],
    ['losses', '99999999999999999999', countRule],
  ],
};

const gameCase: RecordToolCase = {
  tool: games,
  store: (db) =>
    createGame(db, {
      ...{ id: 'stored', opponent: 'FK Sonne', kind: 'Meisterschaft', date: '2025-04-26' },
      ...{ kickoff: '17:00', goalsFor: 2, goalsAgainst: 3, halfTimeFor: 1, halfTimeAgainst: 1 },
      ...{ crest: '/images/wappen/fk-sonne.svg', ground: 'away', round: '7', status: 'awarded' },
      ...{ formerDate: '2025-04-19', formerKickoff: '16:00', playedFor: 3, playedAgainst: 1 },
      ...{ attendance: 120, referee: 'Pia Pfeifer', report: 'Protest.\n\nWertung.' },
    }),
  stored: {
    ...{ opponent: 'FK Sonne', kind: 'Meisterschaft', date: '26.04.2025', kickoff: '17:00' },
    ...{ goalsFor: '2', goalsAgainst: '3', halfTimeFor: '1', halfTimeAgainst: '1' },
    ...{ crest: '/images/wappen/fk-sonne.svg', ground: 'away', venueId: '', round: '7' },
    ...{ status: 'awarded', formerDate: '19.04.2025', formerKickoff: '16:00' },
    ...{ playedFor: '3', playedAgainst: '1', penaltiesFor: '', penaltiesAgainst: '' },
    ...{ attendance: '120', referee: 'Pia Pfeifer', report: 'Protest.\r\n\r\nWertung.' },
  },
  added: { ground: 'home', opponent: 'Testverein Süd', kind: 'Pokal', date: '09.11.2025' },
  listed: {
    stored: 'FK Sonne, Sa., 26.04.2025, Meisterschaft, Auswärts, Gewertet 2:3',
    added: 'Testverein Süd, So., 09.11.2025, Pokal, –:–',
  },
  change: { name: 'kickoff', label: 'Anpfiff', mine: '19:00', theirs: '18:00' },
  question: 'Möchtest du dieses Spiel wirklich löschen?',
  newTitle: 'Neues Spiel',
  notFound: 'Spiel nicht gefunden',
  wrong: [
    ['opponent', '', 'Bitte gib den Gegner ein.'],
    ['opponent', '   ', 'Bitte gib den Gegner ein.'],
    ['opponent', 'x'.repeat(201), tooLong],
    ['kind', '', 'Bitte wähle die Art des Spiels.'],
    ['date', '', 'Bitte gib das Datum ein.'],
    ['date', '1000-01-01', 'Dieses Datum gibt es nicht.'],
    ['date', '30.2.2025', 'Dieses Datum gibt es nicht.'],
    ['date', 'morgen', 'Bitte gib das Datum im Format TT.MM.JJJJ ein.'],
    ['kickoff', '25:00', 'Bitte gib die Uhrzeit im Format HH:MM ein.'],
    ['kickoff', 'bald', 'Bitte gib die Uhrzeit im Format HH:MM ein.'],
    ['goalsFor', '-1', countRule],
    ['goalsAgainst', '1.5', countRule],
    ['halfTimeFor', '10000', countRule],
    ['halfTimeAgainst', '99999999999999999999', countRule],
    ['formerDate', '31.2.2025', 'Dieses Datum gibt es nicht.'],
    ['penaltiesFor', '4', 'Ein Elfmeterschießen gibt es nur, wenn es am Ende unentschieden steht.'],
    ['attendance', '1000000', 'Bitte gib eine ganze Zahl von 0 bis 999999 ein.'],
    ['report', 'x'.repeat(10_001), 'Das sind mehr als 10000 Zeichen.'],
  ],
};

const opponentCase: RecordToolCase = {
  tool: opponents,
  store: async (db) => {
    await createVenue(db, { id: 'venue', name: 'Waldstadion' });
    await createOpponent(db, {
      ...{ id: 'stored', name: 'FK Sonne', shortName: 'Sonne', venueId: 'venue' },
      ...{ crest: '/images/wappen/fk-sonne.svg', otherNames: ['SK Sonne', 'Sonne 1b'] },
    });
  },
  stored: {
    ...{ name: 'FK Sonne', shortName: 'Sonne', venueId: 'venue' },
    ...{ crest: '/images/wappen/fk-sonne.svg', otherNames: 'SK Sonne\r\nSonne 1b' },
  },
  added: { name: 'FC Schatten', otherNames: 'SV Schatten' },
  listed: { stored: 'FK Sonne, Sonne, 0 Spiele', added: 'FC Schatten, 0 Spiele' },
  change: { name: 'shortName', label: 'Kurzname', mine: 'Sonne!', theirs: 'FKS' },
  question: 'Möchtest du FK Sonne wirklich löschen?',
  newTitle: 'Neuer Gegner',
  notFound: 'Gegner nicht gefunden',
  wrong: [
    ['name', '', 'Bitte gib den Namen ein.'],
    ['shortName', 'x'.repeat(31), 'Das sind mehr als 30 Zeichen.'],
    ['otherNames', Array(101).fill('x').join('\r\n'), 'Das sind mehr als 100 Namen.'],
    ['otherNames', 'x'.repeat(201), 'Ein Name hat höchstens 200 Zeichen.'],
  ],
};

const venueCase: RecordToolCase = {
  tool: venues,
  store: (db) =>
    createVenue(db, {
      ...{ id: 'stored', name: 'Waldstadion', street: 'Am Wald 3', postalCode: '9020' },
      ...{ city: 'Musterau', position: '46.6247,14.3053' },
    }),
  stored: {
    ...{ name: 'Waldstadion', street: 'Am Wald 3', postalCode: '9020', city: 'Musterau' },
    ...{ position: '46.6247,14.3053', ownFrom: '' },
  },
  added: { name: 'Halle Nord', city: 'Bergdorf' },
  listed: { stored: 'Waldstadion, Am Wald 3, 9020 Musterau', added: 'Halle Nord, Bergdorf' },
  change: { name: 'street', label: 'Straße', mine: 'Am Wald 5', theirs: 'Am Wald 4' },
  question: 'Möchtest du Waldstadion wirklich löschen?',
  newTitle: 'Neuer Spielort',
  notFound: 'Spielort nicht gefunden',
  wrong: [
    ['name', '', noName],
    ['postalCode', 'x'.repeat(21), 'Das sind mehr als 20 Zeichen.'],
    [
      'position',
      'beim Wald',
      'Bitte gib die Lage so ein, wie sie eine Karte zeigt: 46.6247, 14.3053',
    ],
  ],
};

const lineupCase: RecordToolCase = {
  tool: lineups,
  async store(db) {
    await createPlayer(db, { id: 'player', name: 'Luca Wilder', position: 'Torwart' });
    await createTrainer(db, { id: 'trainer', name: 'Marius Pappelnig', role: 'Cheftrainer' });
    await createGame(db, { id: 'other-game', opponent: 'SC Berg', date: '2025-05-03' });
    await createGame(db, { id: 'game', opponent: 'FC Bach', date: '2025-03-15' });
    const player = {
      ...{ playerId: 'player', shirtNumber: 12, onBench: 1, goals: 1, yellowCards: 1 },
      ...{ goalMinutes: '12', yellowCardMinutes: '45+2' },
    };
    const players = [player];
    await createLineup(db, { id: 'stored', gameId: 'game', trainerId: 'trainer', players });
  },
  stored: {
    ...{ gameId: 'game', trainerId: 'trainer' },
    ...{ 'players[0].playerId': 'player', 'players[0].shirtNumber': '12' },
    ...{ 'players[0].onBench': 'on', 'players[0].goals': '1', 'players[0].assists': '0' },
    'players[0].yellowCards': '1',
    ...{ 'players[0].minuteOn': '', 'players[0].minuteOff': '' },
    'players[0].replacedNumber': '',
    ...{ 'players[0].goalMinutes': '12', 'players[0].assistMinutes': '' },
    ...{ 'players[0].yellowCardMinutes': '45+2', 'players[0].redCardMinutes': '' },
    ...{ 'players[0].ownGoals': '', 'players[0].ownGoalMinutes': '' },
  },
  added: {
    ...{ gameId: 'other-game', trainerId: 'trainer' },
    ...{ 'players[0].playerId': 'player', 'players[0].shirtNumber': '13' },
  },
  listed: {
    stored: 'FC Bach, Sa., 15.03.2025, Meisterschaft',
    added: 'SC Berg, Sa., 03.05.2025, Meisterschaft',
  },
  change: { name: 'players[0].goals', label: 'Spieler', mine: '3', theirs: '2' },
  question: 'Möchtest du diese Aufstellung wirklich löschen?',
  newTitle: 'Neue Aufstellung',
  notFound: 'Kader nicht gefunden',
  wrong: [
    ['players[0].shirtNumber', '0', shirtRule],
    ['players[0].goals', '-1', countRule],
    ['players[0].yellowCards', '3', 'Bitte gib eine ganze Zahl von 0 bis 2 ein.'],
    ['players[0].minuteOn', '131', 'Bitte gib eine ganze Zahl von 0 bis 130 ein.'],
    ['players[0].replacedNumber', '7', 'In der Aufstellung trägt niemand anderer die Nummer 7.'],
    ['players[0].goalMinutes', 'bald', 'Bitte gib die Minuten so ein: 12, 45+2'],
    ['players[0].goalMinutes', '130+2, 131', 'Bitte gib Minuten von 0 bis 130 ein.'],
    ['players[0].ownGoals', '21', 'Bitte gib eine ganze Zahl von 0 bis 20 ein.'],
    ['players[0].ownGoalMinutes', '45:2', 'Bitte gib die Minuten so ein: 12, 45+2'],
  ],
};

const noYear = 'Bitte gib ein Jahr ein, zum Beispiel 2025, oder 2025/26.';

const seasonCase: RecordToolCase = {
  tool: seasons,
  store: (db) =>
    createSeason(db, {
      ...{ id: 'stored', name: '2024', captain: 'Max', topScorer: 'Jürgen', trainer: 'Zoran' },
      ...{ topAssistProvider: 'Anton', text: 'Gut.\n\nSehr gut.' },
      ...{ image: '/uploads/a.jpg', imageAlt: 'Jubel' },
      highlight: { title: 'Fairplay', playerAchievement: 'Jüngster', player: 'Max' },
      honours: [
        { kind: 'team', ordinal: 0, title: 'Meister', player: 'Alle' },
        { kind: 'individual', ordinal: 0, title: 'Bester Torschütze', player: 'Jürgen' },
      ],
      moments: [{ text: 'Derby gewonnen' }, { text: 'Neuer Platz' }],
      teams: [
        {
          ...{ team: 'SC Berg', won: 2, drawn: 1, lost: 3, played: 7, points: -1 },
          ...{ goalsFor: 9, goalsAgainst: 8, note: 'Abzug von 8 Punkten' },
        },
      ],
    }),
  stored: {
    ...{ name: '2024', firstDay: '', lastDay: '' },
    ...{ captain: 'Max', topScorer: 'Jürgen', trainer: 'Zoran' },
    ...{ topAssistProvider: 'Anton', text: 'Gut.\r\n\r\nSehr gut.' },
    ...{ image: '/uploads/a.jpg', imageAlt: 'Jubel' },
    ...{ highlightTitle: 'Fairplay', highlightAchievement: 'Jüngster', highlightPlayer: 'Max' },
    ...{ 'titles[0].title': 'Meister', 'titles[0].player': 'Alle' },
    ...{ 'awards[0].title': 'Bester Torschütze', 'awards[0].player': 'Jürgen' },
    ...{ 'moments[0].text': 'Derby gewonnen', 'moments[1].text': 'Neuer Platz' },
    ...{ 'teams[0].position': '1', 'teams[0].team': 'SC Berg', 'teams[0].won': '2' },
    ...{ 'teams[0].drawn': '1', 'teams[0].lost': '3', 'teams[0].played': '7' },
    ...{ 'teams[0].goalsFor': '9', 'teams[0].goalsAgainst': '8', 'teams[0].points': '-1' },
    'teams[0].note': 'Abzug von 8 Punkten',
  },
  added: { name: '2026', captain: 'Anna Probe', text: '<b>Gut.</b>', highlightTitle: 'Meister' },
  listed: {
    stored: 'Saison 2024, 2 Erfolge, mit Abschlusstabelle',
    added: 'Saison 2026, ohne Abschlusstabelle',
  },
  change: { name: 'captain', label: 'Kapitän', mine: 'Anton', theirs: 'Jürgen' },
  question: 'Möchtest du die Saison 2024 wirklich löschen?',
  newTitle: 'Neue Saison',
  notFound: 'Saison nicht gefunden',
  wrong: [
    ['name', '', 'Bitte gib die Saison ein.'],
    ['name', '25', noYear],
    ['name', '../1', noYear],
    ['captain', 'x'.repeat(201), tooLong],
    ['text', 'x'.repeat(10_001), 'Das sind mehr als 10000 Zeichen.'],
    ['imageAlt', 'x'.repeat(301), 'Das sind mehr als 300 Zeichen.'],
  ],
};

const webRule = 'Bitte gib eine Adresse ein, die mit http:// oder https:// beginnt.';
const noDate = 'Dieses Datum gibt es nicht.';

const boardMemberCase: RecordToolCase = {
  tool: board,
  store: (db) =>
    createBoardMember(db, {
      ...{ id: 'stored', name: 'Gerda Vorsteher', role: 'Obfrau', email: 'gerda@verein.example' },
      ...{ image: '/images/vorstand/1.svg', bio: 'Seit der Gründung dabei.' },
      ...{ linkedin: 'https://linkedin.example/gerda', instagram: 'https://insta.example/gerda' },
    }),
  stored: {
    ...{ name: 'Gerda Vorsteher', role: 'Obfrau', email: 'gerda@verein.example' },
    ...{ image: '/images/vorstand/1.svg', bio: 'Seit der Gründung dabei.' },
    ...{ linkedin: 'https://linkedin.example/gerda', twitter: '' },
    instagram: 'https://insta.example/gerda',
  },
  added: { name: 'Anna Probe', role: 'Kassierin' },
  listed: { stored: 'Gerda Vorsteher, Obfrau', added: 'Anna Probe, Kassierin' },
  change: { name: 'role', label: 'Aufgabe', mine: 'Präsidentin', theirs: 'Schriftführerin' },
  question: 'Möchtest du Gerda Vorsteher wirklich aus dem Vorstand löschen?',
  newTitle: 'Neues Vorstandsmitglied',
  notFound: 'Vorstandsmitglied nicht gefunden',
  wrong: [
    ['name', '', noName],
    ['name', ' \u200b ', noName],
    ['role', '', 'Bitte gib die Aufgabe ein.'],
    ['email', 'gerda', 'Bitte gib eine gültige E-Mail-Adresse ein.'],
    ['email', 'a/b@verein.example', 'Bitte gib eine gültige E-Mail-Adresse ein.'],
    ['bio', 'x'.repeat(10_001), 'Das sind mehr als 10000 Zeichen.'],
    ['linkedin', 'javascript:alert(1)', webRule],
    ['twitter', '@gerda', webRule],
    ['instagram', 'https://', webRule],
  ],
};

const sponsorCase: RecordToolCase = {
  tool: sponsors,
  store: (db) =>
    createSponsor(db, {
      ...{ id: 'stored', name: 'Zapfhahn Bar', logo: '/images/sponsoren/zapfhahn-bar.svg' },
      ...{ website: 'https://bar.example/', level: 'Hauptsponsor' },
      ...{ shownFrom: '2025-07-01', shownUntil: '2199-06-30' },
    }),
  stored: {
    ...{ name: 'Zapfhahn Bar', logo: '/images/sponsoren/zapfhahn-bar.svg' },
    ...{ website: 'https://bar.example/', level: 'Hauptsponsor' },
    ...{ shownFrom: '01.07.2025', shownUntil: '30.06.2199' },
  },
  added: { name: 'Dach & Fach', level: 'Gönner' },
  listed: {
    stored: 'Zapfhahn Bar, Hauptsponsor, ab 1. Juli 2025 bis 30. Juni 2199',
    added: 'Dach & Fach, Gönner',
  },
  change: { name: 'level', label: 'Art', mine: 'Partner', theirs: 'Gönner' },
  question: 'Möchtest du Zapfhahn Bar wirklich löschen?',
  newTitle: 'Neuer Sponsor',
  notFound: 'Sponsor nicht gefunden',
  wrong: [
    ['name', '', noName],
    ['level', '', 'Bitte wähle, was der Sponsor ist.'],
    ['website', 'javascript:alert(1)', webRule],
    ['shownFrom', '2026-02-30', noDate],
    ['shownUntil', 'morgen', 'Bitte gib das Datum im Format TT.MM.JJJJ ein.'],
  ],
};

export const recordTools = {
  player: playerCase,
  trainer: trainerCase,
  game: gameCase,
  opponent: opponentCase,
  venue: venueCase,
  lineup: lineupCase,
  season: seasonCase,
  boardMember: boardMemberCase,
  sponsor: sponsorCase,
  competition: competitionCase,
  leagueRound: roundCase,
  team: teamCase,
  squad: squadCase,
};
