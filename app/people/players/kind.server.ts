import { href } from 'react-router';
import { listPortraits } from '#app/people/people.server.ts';
import { listPortraitTasks } from '#app/people/portrait-tasks.server.ts';
import { club } from '#club/club.ts';
import {
  another,
  countOwn,
  type FirstStep,
  linkToPage,
  type SavedRecord,
  type StartedSite,
} from '#platform/admin/next-step.ts';
import type { Db } from '#platform/db/client.server.ts';
import { listPictureFields, wordsOf } from '#platform/fields/fields.ts';
import { plainImage } from '#platform/pictures/record-picture.ts';
import type { Kind } from '#platform/records/kind.server.ts';
import { rowIds } from '#platform/records/row-store.server.ts';
import { viennaDate } from '#platform/values/vienna.ts';
import { readPlayers, writePlayers } from './data-tree/players.server.ts';
import { playerFields } from './fields.ts';
import { listSuspensionTasks } from './near-suspension.server.ts';
import { type PlayerDraft, type PlayerRecord, playerRecords } from './player-record.server.ts';
import { findPlayer, listPlayerRecords } from './players.server.ts';
import { setOpeningBalances } from './set-opening-balances.server.ts';
import { playerPicture, tool } from './tool.ts';

declare module '#platform/records/kinds.ts' {
  interface Kinds {
    player: { record: PlayerRecord; draft: PlayerDraft; tables: 'player' | 'pastSeason' };
  }
}

const performance = {
  gamesPlayed: 'Spiele außer den gezählten',
  goals: 'Tore außer den gezählten',
  assists: 'Vorlagen außer den gezählten',
  cleanSheets: 'Zu null außer den gezählten',
  yellowCards: 'Gelbe Karten außer den gezählten',
  redCards: 'Rote Karten außer den gezählten',
} as const;

async function findPlayerPage(db: Db, { record: { address }, now }: SavedRecord<PlayerRecord>) {
  const isShown = await findPlayer(db, address, viennaDate(now));
  return isShown && href('/spieler/:playerName', { playerName: address });
}

export const playerKind: Kind<'player'> = {
  tool,
  tables: { player: true, pastSeason: true },
  uploads: { player: listPictureFields(playerFields) },
  dataTree: {
    nodes: { players: 'collection' },
    counted: { table: 'player', one: 'Spieler', many: 'Spieler' },
    read: (node, settings) => readPlayers(...node('players'), settings),
    write: (stored, settings) => ({ players: writePlayers(stored, settings) }),
  },
  afterImport: setOpeningBalances,
  title: 'Spieler',
  records: playerRecords,
  ids: rowIds('player'),
  list: listPlayerRecords,
  next: async (db, saved) => [
    ...another('Nächster Spieler', tool, saved),
    ...linkToPage(await findPlayerPage(db, saved)),
  ],
  tasks: async (db, now) => [
    ...(await listSuspensionTasks(db, now)),
    ...(await listPortraitTasks(db, 'player', {
      segment: playerPicture.segment,
      word: 'Spieler',
    })),
  ],
  firstStep: findPlayersStep,
  picture: {
    ...playerPicture,
    fallback: club.defaultPlayerImage,
    ...plainImage,
    list: (db) => listPortraits(db, 'player'),
  },
  names: (db, ids) =>
    db.selectFrom('player').select(['id', 'name']).where('id', 'in', ids).execute(),
  fields: {
    address: 'Adresse der Seite',
    ...wordsOf(playerFields),
    ...performance,
    pastSeasons: {
      label: 'Saisonen',
      entries: { season: { label: 'Saison', isTitle: true }, ...performance },
    },
  },
};

/** A game must not start if a team has fewer players than this number (Laws of the Game, law 3). */
const minPlayers = 7;

async function findPlayersStep(db: Db, site: StartedSite): Promise<FirstStep | undefined> {
  const active = await db.selectFrom('player').select('id').where('active', '=', 1).execute();
  const count = countOwn(active, site);
  if (count >= minPlayers) return undefined;
  return {
    text: 'Spieler eintragen',
    detail:
      count === 0
        ? 'Einen nach dem anderen, oder alle auf einmal aus einer Liste.'
        : `${count} von mindestens ${minPlayers}, die ein Spiel braucht.`,
    path: `${tool.path}/neu`,
  };
}
