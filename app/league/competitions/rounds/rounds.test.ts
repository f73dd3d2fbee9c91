import { expect, test } from 'vitest';
import { club } from '#club/club.ts';
import { openAsAdmin, openPage, postForm } from '#test/admin/form-page.ts';
import { freshDatabase, onEnginesOfRun } from '#test/database.ts';
import { createCompetition, createGame, createOpponent, createRound } from '#test/factories.ts';
import { readText } from '#test/read-page.ts';

const now = new Date('2026-05-20T10:00:00Z');
const [berg, bach, wald, tal] = ['SC Berg', 'FC Bach', 'SV Wald', 'FK Tal'];
const teams = [club.name, berg, bach, wald, tal];
const form = '/admin/runden/neu?bewerb=liga';

onEnginesOfRun((engine) => {
  test.each([
    { withdrawn: [], games: ['FC Bach – SC Berg', 'FK Tal – SV Wald'] },
    { withdrawn: [tal], games: ['FC Bach – SC Berg'] },
  ])('the form for a return round proposes earlier games with sides exchanged; withdrawn teams: $withdrawn', async ({
    withdrawn,
    games,
  }) => {
    const db = await freshDatabase(engine);
    const { id: competitionId } = await createCompetition(db, { id: 'liga', teams, withdrawn });
    const results = [
      [berg, bach, 1, 0],
      [wald, tal, 2, 2],
    ] as const;
    await createRound(db, { competitionId, round: 1, results: [...results] });
    for (const round of [2, 3, 4, 5]) await createRound(db, { competitionId, round });
    const { fields } = await openPage(await openAsAdmin(db, now), form);
    expect(fields.round).toBe('6');
    const named = (index: number) =>
      fields[`results[${index}].home`] &&
      `${fields[`results[${index}].home`]} – ${fields[`results[${index}].away`]}`;
    expect([named(0), named(1)].filter(Boolean)).toEqual(games);
  });

  test('an awarded 2:0 must name the right winner, and its goals count in the table', async () => {
    const db = await freshDatabase(engine);
    await createCompetition(db, { id: 'liga', season: '2026', teams });
    const ask = await openAsAdmin(db, now);
    const game = { home: berg, away: bach, homeGoals: '2', awayGoals: '0' };
    const fieldsOf = (awarded: string) => ({
      ...{ competitionId: 'liga', round: '1' },
      ...Object.fromEntries(
        Object.entries({ ...game, awarded }).map(([name, value]) => [`results[0].${name}`, value]),
      ),
    });
    const { fields } = await openPage(ask, form);
    expect((await postForm(ask, form, { ...fields, ...fieldsOf('away') })).wrong).toEqual({
      'results[0].awarded': 'Das passt nicht zu den Toren.',
    });
    expect((await postForm(ask, form, { ...fields, ...fieldsOf('home') })).status).toBe(303);
    const table = readText(await (await ask('/tabelle?saison=2026')).text());
    expect(table).toMatch(/SC Berg[^F]*\+2 ?3/);
  });

  test('the audit log shows both zeros of a 0:0 of the club', async () => {
    const db = await freshDatabase(engine);
    const ask = await openAsAdmin(db, now);
    await createOpponent(db, { name: berg });
    const { id } = await createGame(db, { opponent: berg, date: '2026-05-16' });
    const { fields } = await openPage(ask, `/admin/spiele/${id}`);
    const result = { goalsFor: '0', goalsAgainst: '0' };
    expect((await postForm(ask, `/admin/spiele/${id}`, { ...fields, ...result })).status).toBe(303);
    expect(readText(await (await ask('/admin/protokoll')).text())).toContain(
      'Unsere Tore – 0 Tore des Gegners – 0',
    );
  });
});
