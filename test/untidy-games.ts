/** Games with irregular values, as real exports have them. */
const games = {
  '-g1': { date: '2025-09-01', opponent: 'SC Berg', art: 'Pokal' },
  '-g2': {
    date: '2025-04-11T16:30:00.000Z',
    opponent: 'SC Berg',
    art: 'Meisterschaft',
    wappen: '/images/wappen/sc-berg.svg',
    dynamoTore: 0,
    gegnerTore: '',
  },
  // This is half past midnight in Vienna, but still the previous evening in New York.
  '-g3': {
    date: '2025-06-14T22:30:00.000Z',
    opponent: 'Späte Geister',
    art: 'Freundschaftsspiel',
    wappen: 'https://wappen.example/geister.png',
    dynamoTore: '2',
    gegnerTore: 2,
  },
  '-g4': { date: '2025-12-31', opponent: 'Müller/Söhne 100%', art: 'Meisterschaft' },
  '-g5': { date: '2026-01-01', opponent: 'SC Berg', art: 'Meisterschaft' },
};

const leagueTable = [
  { team: 'Zwei', won: 1, drawn: 0, lost: 0 },
  null,
  { team: 'fortuna musterau', won: '0', drawn: 3, lost: 0 },
  { team: 'Eins', won: 1, drawn: 0, lost: 0 },
  { team: 'Vier', won: 0, drawn: 3, lost: 1 },
];

export const untidyGames = {
  games,
  leagueTable,
  'upcoming-game': { opponent: 'SC Berg', datetime: '2031-06-30T22:30:00.000Z' },
  news: { 1: { title: 'Über Nacht', date: '2025-01-01', content: '<p>Kurz.</p>' } },
};
