import { expect, test } from 'vitest';
import { notesOn, parse } from '#test/sample-trees.ts';

const whole = { name: 'Max Muster', position: 'Torwart', activePlayer: true };
const onPlayer = (fields: object) => notesOn({ players: { a: { ...whole, ...fields } } });
const player = (fields: object) =>
  parse({ players: { a: { ...whole, ...fields } } }).snapshot.player[0];

test('the import reads all fields of a player without a note', () => {
  const { snapshot, notes } = parse({
    players: {
      '-OaBc': {
        ...{ name: 'Max Muster', position: 'Stürmer', image: '/images/max.jpg' },
        ...{ activePlayer: false, trikotNummer: 9, birthyear: 1999, joinedClub: 'Sommer 2023' },
        ...{ lastClub: 'SV Alt', bewerbe: 'Liga, Pokal', gamesPlayed: 10, goalsScored: 4 },
        ...{ goalsAssisted: 3, cleanSheets: 1, yellowCards: 2, redCard: 1, address: 'Maxi' },
        pastSeasons: [
          {
            ...{ season: '2023', gamesPlayed: 8, goalsScored: 2, goalsAssisted: 1 },
            ...{ yellowCards: 3, redCards: 1, cleanSheets: 4 },
          },
        ],
      },
    },
  });
  expect(notes).toEqual([]);
  expect(snapshot.player).toEqual([
    {
      ...{ id: '-OaBc', address: 'Maxi', name: 'Max Muster', position: 'Stürmer' },
      ...{ image: '/images/max.jpg', active: 0, shirtNumber: 9, birthYear: 1999 },
      ...{ joinedOn: 'Sommer 2023', lastClub: 'SV Alt', competitions: 'Liga, Pokal' },
      ...{ gamesPlayed: 10, goals: 4, assists: 3, cleanSheets: 1, yellowCards: 2, redCards: 1 },
    },
  ]);
  expect(snapshot.pastSeason).toEqual([
    {
      ...{ playerId: '-OaBc', ordinal: 0, season: '2023', gamesPlayed: 8, goals: 2, assists: 1 },
      ...{ cleanSheets: 4, yellowCards: 3, redCards: 1 },
    },
  ]);
});

test('the import adds no note for missing optional fields and empty texts', () => {
  expect(onPlayer({ lastClub: '', image: '', trikotNummer: '', yellowCards: null })).toEqual([]);
  expect(player({ lastClub: '', trikotNummer: '' })).toMatchObject({
    ...{ lastClub: null, shirtNumber: null, image: null },
  });
});

test.each([
  [{ trikotNummer: '12' }, 'trikotNummer: "12" als Zahl gelesen', { shirtNumber: 12 }],
  [{ goalsScored: '2,0' }, 'goalsScored: "2,0" als Zahl gelesen', { goals: 2 }],
  [{ goalsScored: 2.7 }, 'goalsScored: 2.7 als 2 gelesen', { goals: 2 }],
  [{ goalsScored: 'drei' }, 'goalsScored: "drei" ist keine Zahl, weggelassen', {}],
  [{ goalsScored: [1] }, 'goalsScored: Eine Liste ist keine Zahl, weggelassen', {}],
  [{ goalsScored: -3 }, 'goalsScored: -3 liegt nicht zwischen 0 und 9999, weggelassen', {}],
  [{ gamesPlayed: 10_000 }, 'gamesPlayed: 10000 liegt nicht zwischen 0 und 9999, weggelassen', {}],
  [
    { birthyear: 99 },
    'birthyear: 99 liegt nicht zwischen 1900 und 2100, weggelassen',
    { birthYear: null },
  ],
  [
    { trikotNummer: 0 },
    'trikotNummer: 0 liegt nicht zwischen 1 und 999, weggelassen',
    { shirtNumber: null },
  ],
  [{ joinedClub: 2023 }, 'joinedClub: 2023 als Text gelesen', { joinedOn: '2023' }],
  [
    { joinedClub: 1_688_162_400_000 },
    'joinedClub: 1688162400000 als 01.07.2023 gelesen',
    { joinedOn: '01.07.2023' },
  ],
  [
    { joinedClub: 'Sat Jul 01 2023 00:00:00 GMT+0200 (CEST)' },
    'joinedClub: "Sat Jul 01 2023 00:00:00 GMT+0200 (CEST)" als 01.07.2023 gelesen',
    { joinedOn: '01.07.2023' },
  ],
  [{ name: undefined, trikotNummer: 7 }, 'name: fehlt, „#7“ eingesetzt', { name: '#7' }],
  [{ lastClub: { a: 1 } }, 'lastClub: Ein Objekt ist kein Text, weggelassen', { lastClub: null }],
  [{ name: ' Max ' }, 'name: überzähligen Leerraum entfernt', { name: 'Max' }],
  [{ name: 'Max\nMuster' }, 'name: überzähligen Leerraum entfernt', { name: 'Max Muster' }],
  [{ name: 'M\0ax\ud800' }, 'name: ungültige Zeichen entfernt', { name: 'Max' }],
  [{ name: 'x'.repeat(201) }, 'name: auf 200 Zeichen gekürzt', { name: 'x'.repeat(200) }],
  [{ name: ' \u200b ' }, 'name: fehlt, „Unbekannt“ eingesetzt', { name: 'Unbekannt' }],
  [{ name: undefined }, 'name: fehlt, „Unbekannt“ eingesetzt', { name: 'Unbekannt' }],
  [{ position: 'torhüter' }, 'position: "torhüter" als „Torwart“ gelesen', { position: 'Torwart' }],
  [{ position: 'STÜRMER' }, 'position: "STÜRMER" als „Stürmer“ gelesen', { position: 'Stürmer' }],
  [
    { position: 'Trainer' },
    'position: "Trainer" ist unbekannt, „Mittelfeld“ eingesetzt',
    { position: 'Mittelfeld' },
  ],
  [{ position: undefined }, 'position: fehlt, „Mittelfeld“ eingesetzt', { position: 'Mittelfeld' }],
  [{ activePlayer: 'nein' }, 'activePlayer: "nein" als „nein“ gelesen', { active: 0 }],
  [{ activePlayer: 1 }, 'activePlayer: 1 als „ja“ gelesen', { active: 1 }],
  [
    { activePlayer: 'vielleicht' },
    'activePlayer: "vielleicht" ist weder ja noch nein, „ja“ eingesetzt',
    { active: 1 },
  ],
  [{ activePlayer: undefined }, 'activePlayer: fehlt, „ja“ eingesetzt', { active: 1 }],
  [{ blueCard: 4 }, 'blueCard: blueCard als yellowCards gelesen', { yellowCards: 4 }],
  [{ blueCards: 4 }, 'blueCards: blueCards als yellowCards gelesen', { yellowCards: 4 }],
  [
    { yellowCards: 2, blueCard: 5 },
    'yellowCards: 2 nicht übernommen, es gilt blueCard mit 5',
    { yellowCards: 5 },
  ],
  [{ redCards: 1 }, 'redCards: redCards als redCard gelesen', { redCards: 1 }],
  [{ redCard: true }, 'redCard: true als 1 gelesen', { redCards: 1 }],
  [{ foto: 'x' }, 'foto: unbekanntes Feld, nicht übernommen', {}],
  [{ constructor: 'x' }, 'constructor: unbekanntes Feld, nicht übernommen', {}],
  [{ pastSeasons: 7 }, 'pastSeasons: 7 ist keine Liste, nicht übernommen', {}],
  [{ pastSeasons: [null] }, 'pastSeasons/0: leerer Platz, übersprungen', {}],
  [
    { pastSeasons: ['2024'] },
    'pastSeasons/0: "2024" ist kein Eintrag mit Feldern, übersprungen',
    {},
  ],
  [{ pastSeasons: [{}] }, 'pastSeasons/0/season: fehlt, „Unbekannt“ eingesetzt', {}],
])('the import corrects %j and adds one note', (fields, text, row) => {
  expect(onPlayer(fields)).toEqual([`players/a/${text}`]);
  expect(player(fields)).toMatchObject(row);
});

test('the import stores texts in composed Unicode form', () => {
  expect(player({ name: 'Mu\u0308ller' })).toMatchObject({ name: 'Müller', address: 'Müller' });
  expect(onPlayer({ name: 'Mu\u0308ller' })).toEqual([]);
});

test.each<[string, string | null, string[]]>([
  ['/images/ohne foto.png', null, []],
  ['/images/ohne%20foto.png', null, []],
  ['/images/max.jpg', '/images/max.jpg', []],
  ['images/max.jpg', '/images/max.jpg', ['"images/max.jpg" als "/images/max.jpg" gelesen']],
  ['javascript:alert(1)', null, ['"javascript:alert(1)" ist kein Bildpfad, weggelassen']],
  ['data:image/png;base64,AA', null, ['"data:image/png;base64,AA" ist kein Bildpfad, weggelassen']],
  ['https://', null, ['"https://" ist kein Bildpfad, weggelassen']],
])('the import stores the image %s as %s', (image, stored, texts) => {
  expect(player({ image })).toMatchObject({ image: stored });
  expect(onPlayer({ image })).toEqual(texts.map((text) => `players/a/image: ${text}`));
});

test.each([
  'https://x.example/a.png',
  '//x.example/a.png',
  '\\\\x.example\\a.png',
])('the import keeps the image %s on another server and adds a note', (image) => {
  expect(player({ image })).toMatchObject({ image: 'https://x.example/a.png' });
  expect(onPlayer({ image })).toEqual([
    'players/a/image: Seiten laden aus Datenschutzgründen keine Bilder von fremden Servern; bis das Bild hochgeladen ist, erscheint der Platzhalter',
  ]);
});

test('the import does not shorten a long image address', () => {
  const address = `https://x.example/${'a'.repeat(600)}`;
  expect(player({ image: address })).toMatchObject({ image: address });
});

test('players with one name get different addresses in the order of the file', () => {
  const { snapshot } = parse({ players: { b: whole, a: whole, c: { ...whole, address: 'Neu' } } });
  expect(snapshot.player.map(({ id, address }) => [id, address])).toEqual([
    ['b', 'Max Muster'],
    ['a', 'Max Muster 2'],
    ['c', 'Neu'],
  ]);
});

test('the import keeps a given address if it is free and valid', () => {
  const { snapshot, notes } = parse({
    players: {
      a: { ...whole, address: 'x' },
      b: { ...whole, address: 'x' },
      c: { ...whole, address: 'a/b' },
      d: { ...whole, address: '..' },
    },
  });
  expect(snapshot.player.map(({ address }) => address)).toEqual([
    'x',
    'Max Muster',
    'Max Muster 2',
    'Max Muster 3',
  ]);
  expect(notes).toEqual([
    { path: 'players/b/address', text: '"x" ist schon vergeben, neu vergeben' },
    { path: 'players/c/address', text: '"a/b" taugt nicht als Adresse, neu vergeben' },
    { path: 'players/d/address', text: '".." taugt nicht als Adresse, neu vergeben' },
  ]);
});

test('the import reads players from an array and uses the index as id', () => {
  const { snapshot, notes } = parse({ players: [null, whole, 'x', whole] });
  expect(snapshot.player.map(({ id }) => id)).toEqual(['1', '3']);
  expect(notes).toEqual([
    { path: 'players/0', text: 'leerer Platz, übersprungen' },
    { path: 'players/2', text: '"x" ist kein Eintrag mit Feldern, übersprungen' },
  ]);
});

test('the import accepts player keys that are special in JavaScript or PostgreSQL', () => {
  const text = `{"players":{"__proto__":${JSON.stringify(whole)},"":${JSON.stringify(whole)},
    "a/b":${JSON.stringify(whole)},"x\\u0000":${JSON.stringify(whole)},"x":${JSON.stringify(whole)}}}`;
  const { snapshot, notes } = parse(JSON.parse(text));
  expect(snapshot.player.map(({ id }) => id)).toEqual(['__proto__', '', 'a/b', 'x', 'x-2']);
  expect(notes).toEqual([
    { path: 'players/x\uFFFD', text: 'Schlüssel in "x" geändert' },
    { path: 'players/x', text: 'Schlüssel in "x-2" geändert' },
  ]);
});
