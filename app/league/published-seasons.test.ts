import { expect, test } from 'vitest';
import { club } from '#club/club.ts';
import { openAsAdmin, openPage, postForm } from '#test/admin/form-page.ts';
import { freshDatabase, onEnginesOfRun } from '#test/database.ts';
import { createSeason } from '#test/factories.ts';
import { openApp } from '#test/open-app.ts';
import {
  austria,
  east,
  germany,
  italy,
  seasonEnd,
  seasons,
} from '#test/pages/published-seasons.ts';
import { type Beside, countGames } from '#test/pages/seasons/count-games.ts';
import { importSeason, phaseId } from '#test/pages/seasons/import-season.ts';
import { compareTable, copiedTable, takeTable } from '#test/pages/seasons/paste-season.ts';
import { listRounds, type PlayedSeason, playedSeason } from '#test/pages/seasons/played-season.ts';
import { readTable } from '#test/pages/seasons/read-table.ts';
import { read, readText } from '#test/read-page.ts';

/** Returns the points of each team that do not come from games of the phase. */
function besideOf({ phases }: PlayedSeason, index: number): Beside {
  const { corrections = [] } = phases[0]?.rules ?? {};
  const taken = Object.fromEntries(corrections.map(({ team, points }) => [team, points]));
  if (index === 0) return taken;
  const before = countGames(phases[0]?.games ?? [], taken);
  return Object.fromEntries(
    [...before].map(([team, numbers]) => {
      const points = Number(numbers.split(' ').at(-1));
      return [team, (taken[team] ?? 0) + Math.floor(points / 2) - points];
    }),
  );
}

/** Computes all table columns for the teams of a phase after a round, only from the games in the file. */
function countedUntil(season: PlayedSeason, index: number, round: number): Map<string, string> {
  const phase = season.phases[index];
  const games = [
    ...(index > 0 ? (season.phases[0]?.games ?? []) : []),
    ...(phase?.games.filter((game) => game.round <= round) ?? []),
  ];
  const { withdrawn = [], kept = [] } = phase?.rules ?? {};
  const gone = withdrawn.filter((team) => !kept.includes(team));
  const counted = countGames(games, besideOf(season, index), gone);
  return new Map([...counted].filter(([team]) => phase?.teams.includes(team)));
}

onEnginesOfRun((engine) => {
  test.each(
    seasons,
  )('the season of $file has its table as published in the end, and each column after every fifth round', async (rules) => {
    const db = await freshDatabase(engine);
    const season = playedSeason(rules);
    expect(await importSeason(db, season, seasonEnd(season))).toEqual([]);
    const ask = await openApp(db, () => seasonEnd(season));
    for (const [index, phase] of season.phases.entries()) {
      const path = `/tabelle?bewerb=${phaseId(index)}`;
      expect((await readTable(ask, path)).rows).toEqual(season.tables.get(phase.name ?? ''));
      for (const round of listRounds(phase).filter((one) => one % 5 === 0)) {
        const { rows, numbers } = await readTable(ask, `${path}&runde=${round}`);
        expect([round, numbers]).toEqual([round, countedUntil(season, index, round)]);
        const gone = phase.rules.kept ?? [];
        const points = rows
          .filter((row) => !gone.some((team) => row.includes(team)))
          .map((row) => Number(row.split(' ').at(-1)?.replace('−', '-')));
        expect(points).toEqual(points.toSorted((a, b) => b - a));
      }
    }
  });

  test('ranks a team that lost half a point in halving first on every page', async () => {
    const db = await freshDatabase(engine);
    const before = playedSeason({ ...austria, until: '2023-03-30' });
    const spring = new Date('2023-03-30T10:00:00Z');
    await importSeason(db, before, spring);
    const ask = await openApp(db, () => spring);
    for (const [index, phase] of ['Meistergruppe', 'Qualifikationsgruppe'].entries()) {
      const { rows } = await readTable(ask, `/tabelle?bewerb=${phaseId(index + 1)}`);
      expect(rows).toEqual(before.tables.get(`${phase} before round 23`));
    }
    const { notes } = await readTable(ask, `/tabelle?bewerb=${phaseId(1)}`);
    expect(notes).toEqual([`Rapid Wien: vor ${club.name}: beim Halbieren abgerundet`]);
    expect((await readTable(ask, '/tabelle')).rows).toEqual(before.tables.get('Grunddurchgang'));

    const season = playedSeason(austria);
    const now = seasonEnd(season);
    await importSeason(db, season, now);
    await createSeason(db, { id: 'season', name: season.name });
    const later = await openApp(db, () => now);
    for (const path of ['/', '/spiele', '/tabelle'])
      expect([path, (await readTable(later, path)).rows]).toEqual([
        path,
        season.tables.get('Meistergruppe'),
      ]);
    expect(readText(await read(db, '/saison/2022-23', now))).toContain('24 Punkte nach 32 Spielen');
  });

  test.each([
    { rules: austria, told: 'TSV Hartberg: vor SV Ried: direkte Duelle 2:0 und 1:0' },
    { rules: east, told: `${club.name}: vor FCM Traiskirchen: direkte Duelle 3:0 und 5:3` },
    { rules: italy, told: 'Atalanta BC: vor Juventus FC: direkte Duelle 1:1 und 1:0' },
  ])('explains an order by head-to-head games: $told', async ({ rules, told }) => {
    const db = await freshDatabase(engine);
    const season = playedSeason(rules);
    await importSeason(db, season, seasonEnd(season));
    const ask = await openApp(db, () => seasonEnd(season));
    const { notes } = await readTable(ask, `/tabelle?bewerb=${phaseId(0)}`);
    expect(notes.filter((note) => note.includes('Duelle'))).toEqual([told]);
  });

  test.each(
    seasons,
  )('the table of $file that somebody pastes is that of the results, and is shown as pasted', async (rules) => {
    const db = await freshDatabase(engine);
    const season = playedSeason(rules);
    const now = seasonEnd(season);
    await importSeason(db, season, now);
    const ask = await openAsAdmin(db, now);
    const published = season.tables.get(season.phases[1]?.name ?? '') ?? [];
    const copied = copiedTable(published);
    expect((await compareTable(ask, copied)).said).toContain('Beide sagen dasselbe.');
    const mistyped = copied.replace(/\d+$/m, '99');
    expect((await compareTable(ask, mistyped)).said).not.toContain('Beide sagen dasselbe.');
    await takeTable(ask, copied, `20${season.name.slice(-2)}-06-20`);
    for (const path of ['/', '/spiele', '/tabelle'])
      expect([path, (await readTable(ask, path)).rows]).toEqual([path, published]);
  });

  test('marking a team as withdrawn removes all points won against this team', async () => {
    const db = await freshDatabase(engine);
    const season = playedSeason({
      ...{ ...germany, rules: [{ ranking: 'goalDifference' }], until: '2022-03-24' },
    });
    const now = new Date('2022-03-24T10:00:00Z');
    await importSeason(db, season, now);
    const ask = await openAsAdmin(db, now);
    const before = (await readTable(ask, '/tabelle')).numbers;
    const path = `/admin/bewerbe/${phaseId(0)}`;
    const { fields } = await openPage(ask, path);
    const [name = ''] = Object.entries(fields).find(([, it]) => it === 'Türkgücü München') ?? [];
    const gone = { ...fields, [name.replace('.team', '.withdrawn')]: 'on' };
    expect((await postForm(ask, path, gone)).status).toBe(303);
    const { rows, numbers } = await readTable(ask, '/tabelle');
    // Compares position, games, goals and points with the table of kicker for that day.
    const told = (row: string) => row.replace(/(: \d+) \S+ \S+ \S+/, '$1');
    expect(rows.slice(0, 6).map(told)).toEqual(season.tables.get('2022-03-24')?.map(told));
    const points = (of: ReadonlyMap<string, string>, team: string) =>
      Number(of.get(team)?.split(' ').at(-1));
    for (const [team, lost] of [
      ...([
        [club.name, 6],
        ['1. FC Magdeburg', 3],
        ['1. FC Kaiserslautern', 3],
      ] as const),
      ...([
        ['Waldhof Mannheim', 4],
        ['MSV Duisburg', 3],
        ['SC Freiburg II', 3],
      ] as const),
    ])
      expect([team, points(before, team) - points(numbers, team)]).toEqual([team, lost]);
    expect(rows.at(-1)).toBe('20. Türkgücü München: 0 0 0 0 0:0 0 0');
  });

  test('the table of a day equals the published table, before and after a revoked award', async () => {
    for (const { day, until, more, corrections, isRevoked } of [
      {
        ...{ day: '2020-11-21', until: '2020-11-20', more: ['FC Crotone'], isRevoked: false },
        corrections: [{ team: 'SSC Napoli', points: -1, reason: 'Nicht angetreten' }],
      },
      { day: '2021-02-20', until: '2021-02-19', more: ['UC Sampdoria'], isRevoked: true },
      { day: '2021-04-20', until: '2021-04-20', more: [], isRevoked: true },
    ]) {
      const db = await freshDatabase(engine);
      const all = playedSeason(italy);
      const season = playedSeason({
        ...{ ...italy, until, rules: [{ ranking: 'directMeetings', corrections }] },
      });
      const [phase] = season.phases;
      phase?.games.push(
        ...(all.phases[0]?.games.filter(
          (game) => game.day === day && [game.home, game.away].some((team) => more.includes(team)),
        ) ?? []),
      );
      const verdict = { homeGoals: 3, awayGoals: 0, isVerdict: true };
      if (!isRevoked)
        phase?.games.push({
          ...{ round: 3, day: '2020-10-04', home: 'Juventus FC', away: 'SSC Napoli', ...verdict },
        });
      const now = new Date(`${day}T22:00:00Z`);
      await importSeason(db, season, now);
      const { rows } = await readTable(await openApp(db, () => now), '/tabelle');
      // Compares the rows without their positions, because Opta ranks by goal difference in the middle of a
      // season.
      expect([day, placeless(rows)]).toEqual([day, placeless(season.tables.get(day) ?? [])]);
    }
  });
});

function placeless(rows: readonly string[]): string[] {
  return rows.map((row) => row.replace(/^\d+\. /, '')).toSorted();
}
