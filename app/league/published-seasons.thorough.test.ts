import { expect, test } from 'vitest';
import { openAsAdmin } from '#test/admin/form-page.ts';
import { freshDatabase, onEnginesOfRun } from '#test/database.ts';
import { type Ask, openApp } from '#test/open-app.ts';
import { austria, germany, italy, seasonEnd } from '#test/pages/published-seasons.ts';
import { importSeason, phaseId } from '#test/pages/seasons/import-season.ts';
import { gameList, takeGames } from '#test/pages/seasons/paste-season.ts';
import {
  isOwnGame,
  listRounds,
  type PlayedSeason,
  playedSeason,
} from '#test/pages/seasons/played-season.ts';
import { readTable } from '#test/pages/seasons/read-table.ts';
import { typeSeason } from '#test/pages/seasons/type-season.ts';

async function readTables(ask: Ask, season: PlayedSeason, ids: readonly string[]) {
  const tables = [];
  for (const [index, phase] of season.phases.entries()) {
    const path = `/tabelle?bewerb=${ids[index]}`;
    const fifth = listRounds(phase).filter((round) => round % 5 === 0);
    tables.push(await readTable(ask, path));
    for (const round of fifth) tables.push(await readTable(ask, `${path}&runde=${round}`));
  }
  return tables;
}

/**
 * Austria: a season with two stages and a deduction. Germany: a season with a withdrawn team. Italy: a season
 * with an awarded game of the club.
 */
const typed = [
  { rules: austria, autumn: '2022-09-30' },
  { rules: germany, autumn: '2021-09-30' },
  { rules: italy, autumn: '2020-11-30' },
];

onEnginesOfRun((engine) => {
  async function importedTables(season: PlayedSeason) {
    const db = await freshDatabase(engine);
    await importSeason(db, season, seasonEnd(season));
    const ids = season.phases.map((_, index) => phaseId(index));
    return readTables(await openApp(db, () => seasonEnd(season)), season, ids);
  }

  test.each(
    typed,
  )('typing the season of $rules.file gives the same tables as importing the season', async ({
    rules,
    autumn,
  }) => {
    // On SQLite, the test types the whole season. On PostgreSQL, typing takes longer, so the test types only
    // the autumn.
    const season = playedSeason({ ...rules, ...(engine === 'postgres' && { until: autumn }) });
    const now = seasonEnd(season);
    const db = await freshDatabase(engine);
    const ask = await openAsAdmin(db, now);
    const ids = await typeSeason(ask, db, season);
    expect(await readTables(ask, season, ids)).toEqual(await importedTables(season));
  });

  test.each(
    typed,
  )('the season of $rules.file whose games are pasted, or read from the file of another site, is the one that is imported', async ({
    rules,
  }) => {
    const season = playedSeason(rules);
    const now = seasonEnd(season);
    const own = season.phases.flatMap(({ games }) => games).filter(isOwnGame).length;
    const ids = season.phases.map((_, index) => phaseId(index));
    const tables = await importedTables(season);
    const listed = await freshDatabase(engine);
    await importSeason(listed, season, now, { withOwnGames: false });
    const pasting = await openAsAdmin(listed, now);
    expect(await takeGames(pasting, gameList(season), 'text')).toBe(own);
    expect(await readTables(pasting, season, ids)).toEqual(tables);

    const moved = await freshDatabase(engine);
    await importSeason(moved, season, now, { withOwnGames: false });
    const moving = await openAsAdmin(moved, now);
    const file = await (await pasting('/admin/spiele.csv')).text();
    expect(await takeGames(moving, file, 'file')).toBe(own);
    expect(await readTables(moving, season, ids)).toEqual(tables);
  });
});
