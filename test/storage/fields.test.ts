import { expect, test } from 'vitest';
import { kinds } from '#app/kinds.server.ts';
import { readSnapshot, replaceSnapshot } from '#platform/data-tree/snapshot.server.ts';
import { eachKind } from '#platform/records/kind.server.ts';
import { stableJson } from '#platform/records/stable-json.ts';
import { openAsAdmin, openPage, postForm } from '#test/admin/form-page.ts';
import { freshDatabase } from '#test/database.ts';
import { readExampleTree } from '#test/example-tree.ts';
import { parse } from '#test/sample-trees.ts';

/** Columns that identify or order a row; they are not fields. */
const places = /^(?:id|ordinal)$/;

/** Columns that code handles without a field. */
const plain = [
  ...[
    'pastSeason.playerId',
    'squadPlayer.squadId',
    'game.running',
    'game.ended',
    'opponentGoal.gameId',
  ],
  ...['opponentName.opponentId', 'lineupPlayer.lineupId', 'competitionTeam.competitionId'],
  ...['pointsCorrection.competitionId', 'rankingCriterion.competitionId'],
  ...['leagueResult.leagueRoundId', 'admin.username', 'admin.email', 'adminRole.username'],
  ...['adminRole.role', 'adminRole.scope', 'adminRole.teamId', 'article.key', 'article.isTold'],
  ...['seasonTeam.seasonId', 'seasonHonour.seasonId', 'seasonHonour.kind'],
  ...['seasonHighlight.seasonId', 'seasonHighlight.playerAchievement', 'seasonMoment.seasonId'],
];

/** Columns that no data tree has: they describe how a record was created. */
const untold = ['game.running', 'game.ended', 'nextGame.madeGame', 'nextGame.madeOpponent'];

/** Opens a database with the examples of docs/data-tree.md. Also returns the columns of each kind. */
async function openExamples() {
  const { snapshot } = parse(await readExampleTree());
  const db = await freshDatabase('sqlite');
  await replaceSnapshot(db, kinds, snapshot, new Date());
  const stored = await readSnapshot(db, kinds);
  const columns = eachKind(kinds).flatMap(([, { tables, fields = {} }]) =>
    Object.entries<object[]>(stored)
      .filter(([table]) => table in tables)
      .flatMap(([table, rows]) => {
        expect([table, rows.length > 0]).toEqual([table, true]);
        const names = Object.keys(rows[0] ?? {}).filter((name) => !places.test(name));
        return names.map((name) => ({
          column: `${table}.${name}`,
          isField: namesIn(fields).includes(name),
          isFilled: rows.some((row) => new Map(Object.entries(row)).get(name) !== null),
        }));
      }),
  );
  return { db, stored, columns };
}

/** Lists the names of a kind's fields, including fields in the rows of its lists. */
function namesIn(fields: object): string[] {
  return Object.entries(fields).flatMap(([name, field]) => [
    name,
    ...(field?.entries ? namesIn(field.entries) : []),
  ]);
}

/** Sorts the rows of every table, because a database returns them in any order. */
function inOrder(stored: object): string[][] {
  return Object.values(stored).map((rows) => rows.map((row: object) => stableJson(row)).sort());
}

test('every stored column is a field of its kind or a listed exception', async () => {
  const { columns } = await openExamples();
  const unknown = columns.filter(({ isField }) => !isField).map(({ column }) => column);
  expect(unknown).toEqual(plain);
});

test('the examples of the data tree fill every stored column except the listed ones', async () => {
  const { columns } = await openExamples();
  const blank = columns.filter(({ isFilled }) => !isFilled).map(({ column }) => column);
  expect(blank).toEqual(untold);
});

test('saving an unchanged form changes nothing', async () => {
  const { db, stored } = await openExamples();
  const ask = await openAsAdmin(db);
  for (const [name, { tool, ids }] of eachKind(kinds)) {
    // Skip the next game: its form creates a game and needs more data than is stored.
    if (!tool || name === 'nextGame') continue;
    for (const id of (await ids?.(db)) ?? []) {
      const own = await openPage(ask, `${tool.path}/${encodeURIComponent(id)}`);
      // A kind with a single record has no address per record.
      const { path, fields } = own.status === 200 ? own : await openPage(ask, tool.path);
      const { status, wrong, text } = await postForm(ask, path, fields);
      expect([name, id, status, wrong, text]).toEqual([name, id, 303, {}, '']);
      const after = await readSnapshot(db, kinds);
      expect([name, id, inOrder(after)]).toEqual([name, id, inOrder(stored)]);
    }
  }
});
