import { expect, test } from 'vitest';
import { freshDatabase, onEachEngine } from '#test/database.ts';
import {
  createAccount,
  createLineup,
  createPlayer,
  createSeason,
  createSession,
  createUser,
} from '#test/factories.ts';
import {
  createMessage,
  createNewsletter,
  createOutgoingMail,
  createSubscriber,
} from '#test/message-factories.ts';
import type { Db } from './client.server.ts';
import type { Schema } from './schema.ts';

onEachEngine((engine) => {
  test('a line-up can contain any number of deleted players', async () => {
    const db = await freshDatabase(engine);
    await createLineup(db, { players: [{ playerId: null }, { playerId: null }] });
    expect(await countRows(db, 'lineupPlayer')).toBe(2);
  });

  test('deleting a player deletes the past seasons but keeps the shirt number in line-ups', async () => {
    const db = await freshDatabase(engine);
    const { id } = await createPlayer(db, { pastSeasons: [{}, {}] });
    await createPlayer(db, { pastSeasons: [{}] });
    await createLineup(db, { players: [{ playerId: id, shirtNumber: 7 }] });
    await db.deleteFrom('player').where('id', '=', id).execute();
    expect(await countRows(db, 'pastSeason')).toBe(1);
    expect(await db.selectFrom('lineupPlayer').selectAll().execute()).toMatchObject([
      { playerId: null, shirtNumber: 7 },
    ]);
  });

  test('deleting a trainer keeps the line-up but removes the trainer from it', async () => {
    const db = await freshDatabase(engine);
    const { id, trainerId } = await createLineup(db);
    await createLineup(db);
    await db.deleteFrom('trainer').where('id', '=', trainerId).execute();
    const without = await db.selectFrom('lineup').select('id').where('trainerId', 'is', null);
    expect(await without.execute()).toEqual([{ id }]);
  });

  test('deleting a game deletes its line-up, but no players or trainers', async () => {
    const db = await freshDatabase(engine);
    const { id: playerId } = await createPlayer(db);
    const { gameId } = await createLineup(db, { players: [{ playerId }] });
    await createLineup(db, { players: [{ playerId }] });
    await db.deleteFrom('game').where('id', '=', gameId).execute();
    expect(await countRows(db, 'lineup')).toBe(1);
    expect(await countRows(db, 'lineupPlayer')).toBe(1);
    expect(await countRows(db, 'player')).toBe(1);
    expect(await countRows(db, 'trainer')).toBe(2);
  });

  test('deleting a season deletes its table, honours, moments and highlight', async () => {
    const db = await freshDatabase(engine);
    const parts = { teams: [{}, {}], honours: [{}], moments: [{}], highlight: {} };
    const { id } = await createSeason(db, parts);
    await createSeason(db, parts);
    await db.deleteFrom('season').where('id', '=', id).execute();
    expect(await countRows(db, 'seasonTeam')).toBe(2);
    expect(await countRows(db, 'seasonHonour')).toBe(1);
    expect(await countRows(db, 'seasonHighlight')).toBe(1);
    expect(await countRows(db, 'seasonMoment')).toBe(1);
  });

  test('deleting a user deletes the password and the sessions of the user', async () => {
    const db = await freshDatabase(engine);
    const { id: userId } = await createUser(db);
    await createAccount(db, { userId });
    await createSession(db, { userId });
    await createSession(db);
    await db.deleteFrom('user').where('id', '=', userId).execute();
    expect(await countRows(db, 'account')).toBe(0);
    expect(await countRows(db, 'session')).toBe(1);
  });

  test('deleting a message, a subscriber or a newsletter deletes its mails', async () => {
    const db = await freshDatabase(engine);
    const { id: messageId } = await createMessage(db);
    const { id: subscriberId } = await createSubscriber(db);
    const { id: newsletterId } = await createNewsletter(db);
    await createOutgoingMail(db, { messageId });
    await createOutgoingMail(db, { kind: 'confirmation', subscriberId });
    await createOutgoingMail(db, { kind: 'newsletter', newsletterId });
    const { id } = await createOutgoingMail(db);
    await db.deleteFrom('message').where('id', '=', messageId).execute();
    await db.deleteFrom('subscriber').execute();
    await db.deleteFrom('newsletter').execute();
    const left = await db.selectFrom('outgoingMail').select('id').execute();
    expect(left).toEqual([{ id }]);
  });
});

async function countRows(db: Db, table: keyof Schema): Promise<number> {
  return (await db.selectFrom(table).selectAll().execute()).length;
}
