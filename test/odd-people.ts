/** Names with special characters. The birth year tells players with equal names apart. */
export const names = [
  'Jürgen Müßiggang',
  'Đorđe Šćepanović',
  'İlkay Gündoğan',
  'Dr. Max van der Berg',
  'J. R. Tolk jun.',
  "Seán O'Brien",
  'Sébastien d’Arc',
  'AC/DC Huber',
  'Back\\Slash',
  '100% Einsatz',
  '50%25 Rabatt',
  'Wer? Ich!',
  'Kevin #7',
  'Tom & Jerry',
  'Plus + Minus = Null',
  'Semikolon; und, Komma: ja',
  '<b>Fett</b>',
  '"Zitat" Meier',
  '..',
  '.',
  'Daten.data',
  ':playerName',
  '*',
  '(2)',
  '李小龍',
  'محمد علي',
  '🦁 Löwe',
  'Ali Khan',
  'Ali Khan',
  'Ali Khan (2)',
  'ali khan',
];

const players = Object.fromEntries(
  names.map((name, index) => [
    `-p${String(index).padStart(3, '0')}`,
    {
      name,
      position: index % 2 ? 'Verteidiger' : 'Stürmer',
      activePlayer: true,
      birthyear: 1950 + index,
      trikotNummer: index ? undefined : 999,
      // A browser reads the second address as an address of another server, too.
      image: index % 2 ? 'https://bilder.example/gesicht.png' : '/\\bilder.example/gesicht.png',
      pastSeasons: index ? undefined : [{ season: '2023', gamesPlayed: '7', blueCards: 2 }],
    },
  ]),
);

const trainers = {
  '-t1': { name: 'Ali Khan', trainerArt: 'Fitnesstrainer', aktiverTrainer: true },
  '-t2': { name: 'Ali Khan', trainerArt: 'Taktiktrainer', aktiverTrainer: true },
  '-t3': { name: 'Ä. Ö/Ü 50%', trainerArt: 'Cheftrainer', aktiverTrainer: true },
  '-t4': { name: 'Ehemaliger', trainerArt: 'Co-Trainer', aktiverTrainer: false },
};

export const oddPeople = { players, trainers };
