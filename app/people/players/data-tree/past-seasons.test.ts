import { expect, test } from 'vitest';
import { kinds } from '#app/kinds.server.ts';
import { club } from '#club/club.ts';
import { readSnapshot, replaceSnapshot } from '#platform/data-tree/snapshot.server.ts';
import { formatTree, parseTree } from '#platform/data-tree/tree.server.ts';
import { freshDatabase } from '#test/database.ts';

const played = { dynamoTore: 2, gegnerTore: 1, opponent: 'FC Au', art: 'Meisterschaft' };
const pastSeason = {
  ...{ season: '2025/26', gamesPlayed: 3, goalsScored: 5, goalsAssisted: 0 },
  ...{ yellowCards: 0, redCards: 0, cleanSheets: 0 },
};

/** A club whose seasons begin in July. The typed season contains one counted game with two goals. */
const tree = {
  contact: { seasonRhythm: 'july' },
  players: {
    p: { name: 'Anna Probe', position: 'Stürmer', activePlayer: true, pastSeasons: [pastSeason] },
  },
  trainers: { t: { name: 'Petra Kogler', trainerArt: 'Cheftrainer', aktiverTrainer: true } },
  games: { g: { ...played, date: '2025-09-01T14:00:00.000Z' } },
  kader: {
    k: {
      ...{ gameId: 'g', trainerId: 't' },
      players: [{ id: 'p', nummer: 9, bank: false, tore: 2, assists: 0, yellowCards: 0 }],
    },
  },
};

test('import and export keep a typed season that begins in July', async () => {
  let text = JSON.stringify(tree);
  for (let times = 0; times < 2; times++) {
    const db = await freshDatabase('sqlite');
    await replaceSnapshot(db, kinds, parseTree(text, kinds, club).snapshot, new Date());
    text = formatTree(await readSnapshot(db, kinds), kinds, club);
    expect(JSON.parse(text).players.p.pastSeasons).toEqual([pastSeason]);
  }
});
