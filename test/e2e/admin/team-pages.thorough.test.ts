import { viennaDate } from '#platform/values/vienna.ts';
import {
  expectAccessible,
  expectEqualAccess,
  expectNoSidewaysScroll,
  expectNothingLost,
} from '#test/e2e/accessibility.ts';
import { expect, test } from '#test/e2e/admin.ts';
import {
  createCompetition,
  createGame,
  createPlayer,
  createSquad,
  createTeam,
} from '#test/factories.ts';

const year = viennaDate(new Date()).slice(0, 4);

for (const width of [320, 1280])
  test(`the pages of a club with several teams are accessible at ${width} px`, async ({
    db,
    page,
    visit,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const women = {
      name: 'Frauen',
      address: 'frauen',
      partner: 'Sportvereinigung Oberkrumpendorf',
    };
    const { id: teamId } = await createTeam(db, women);
    await createTeam(db, { name: 'U12', address: 'u12', ageLimit: 12 });
    const { id: playerId } = await createPlayer(db, { name: 'Berta Bach', shirtNumber: 4 });
    await createSquad(db, { teamId, season: year, players: [{ playerId }] });
    const game = { teamId, opponent: 'SC Hof', kind: 'Meisterschaft', round: '1' } as const;
    await createGame(db, {
      ...game,
      slug: 'f',
      date: `${year}-01-01`,
      goalsFor: 2,
      goalsAgainst: 1,
    });
    await createGame(db, { ...game, slug: 'g', date: '2099-01-01', opponent: 'FC Bach' });
    await createCompetition(db, {
      teamId,
      season: year,
      name: 'Frauenliga',
      teams: ['Frauen', 'SC Hof'],
    });
    for (const [path, heading] of [
      ['/mannschaften', 'Unsere Mannschaften'],
      ['/mannschaften/frauen', 'Frauen'],
      ['/mannschaften/u12', 'U12'],
      ['/team?mannschaft=frauen', 'Frauen'],
      [`/spiele?mannschaft=frauen&saison=${year}`, `Spiele Frauen ${year}`],
      [`/tabelle?mannschaft=frauen&saison=${year}`, `Frauenliga ${year}`],
      ['/spiele/spielbericht/f', /Frauen.*SC Hof/],
    ] as const) {
      await visit(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      await expectAccessible(page);
      await expectEqualAccess(page);
      await expectNoSidewaysScroll(page);
      await expectNothingLost(page);
    }
  });
