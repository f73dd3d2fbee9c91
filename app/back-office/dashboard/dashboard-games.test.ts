import { load } from 'cheerio';
import { expect, test } from 'vitest';
import { club } from '#club/club.ts';
import type { Grant } from '#platform/sign-in/roles.ts';
import { openAsAdmin } from '#test/admin/form-page.ts';
import { freshDatabase, onEnginesOfRun } from '#test/database.ts';
import { createGame, createLineup, createPlayer, createTeam } from '#test/factories.ts';
import { type Ask, openApp } from '#test/open-app.ts';
import { readText } from '#test/read-page.ts';
import { askAsAdmin, createWithRoles } from '#test/sign-in-admin.ts';

/** A Saturday, 14:00 in Vienna. */
const saturday = new Date('2026-05-16T12:00:00Z');
const today = '2026-05-16';

/** Only cards of games have pictures: the crests of both teams. */
const cards = 'main section:has(img)';

/** Reads the games on the overview: the cards with their links, and the list of other games. */
async function gamesAt(ask: Ask) {
  const $ = load(await (await ask('/admin')).text());
  const links = (node: Parameters<typeof $>[0], selector: string) =>
    $(node)
      .find(selector)
      .toArray()
      .map((link) => [readText($(link).html() ?? ''), $(link).attr('href')]);
  return {
    atHand: $(cards)
      .toArray()
      .map((card) => ({
        title: $(card).find('h2').text(),
        sides: $(card)
          .find('p:has(img)')
          .toArray()
          .map((side) => readText($(side).html() ?? '')),
        facts: $(card)
          .find('div:not(:has(img)) > p')
          .toArray()
          .map((fact) => readText($(fact).html() ?? '')),
        ways: links(card, 'li a'),
      })),
    further: links('section[aria-labelledby=weitere-spiele]', 'li a'),
    invites: links('section[aria-labelledby=kein-spiel]', 'a'),
    isFirst: $('main section').first().is(cards),
  };
}

onEnginesOfRun((engine) => {
  test('the overview shows the next game with links to its line-up and forms', async () => {
    const db = await freshDatabase(engine);
    await createGame(db, { opponent: 'SV Fern', date: '2026-05-30', kickoff: '15:00' });
    await createGame(db, { opponent: 'SV Abgesagt', date: '2026-05-17', status: 'calledOff' });
    const game = await createGame(db, {
      ...{ id: 'bald', opponent: 'SC Berg', date: '2026-05-23', kickoff: '17:30' },
      ...{ ground: 'away', round: '5' },
    });
    const ask = await openAsAdmin(db, saturday);
    expect(await gamesAt(ask)).toEqual({
      atHand: [
        {
          title: 'Nächstes Spiel',
          sides: ['SC Berg', club.name],
          facts: ['Samstag, 23. Mai 2026, 17:30 Uhr', 'Meisterschaft, 5. Runde, Auswärts'],
          ways: [
            ['Aufstellung', '/admin/kader/neu?spiel=bald'],
            ['Bearbeiten', '/admin/spiele/bald'],
            ['Absagen oder verlegen', '/admin/spiele/bald/absage'],
            ['Bild teilen', '/admin/spiele/bald#bilder'],
          ],
        },
      ],
      further: [],
      invites: [],
      isFirst: true,
    });
    await createLineup(db, { id: 'elf', gameId: game.id, trainerId: null });
    const [card] = (await gamesAt(ask)).atHand;
    expect(card?.ways[0]).toEqual(['Aufstellung', '/admin/kader/elf']);
  });

  test('the card of a running game links to its goals and shows the score', async () => {
    const db = await freshDatabase(engine);
    const { id: gameId } = await createGame(db, {
      ...{ id: 'jetzt', opponent: 'SC Berg', date: today, kickoff: '13:30' },
    });
    await createGame(db, { opponent: 'SV Fern', date: '2026-05-30', kickoff: '15:00' });
    const ask = await openAsAdmin(db, saturday);
    const facts = ['Heute, 13:30 Uhr', 'Meisterschaft', club.venue.name];
    const running = async () => (await gamesAt(ask)).atHand[0];
    expect(await running()).toEqual({
      title: 'Läuft gerade',
      sides: [club.name, 'SC Berg'],
      facts,
      ways: [
        ['Aufstellung und Tore', '/admin/kader/neu?spiel=jetzt'],
        ['Zwischenstand', '/admin/spiele/jetzt/spielstand'],
        ['Abpfiff', '/admin/spiele/jetzt/spielstand?abpfiff=ja'],
        ['Bild teilen', '/admin/spiele/jetzt#bilder'],
      ],
    });
    expect((await gamesAt(ask)).further).toEqual([
      [expect.stringContaining('SV Fern'), expect.anything()],
    ]);
    const { id: playerId } = await createPlayer(db);
    const players = [{ playerId, goals: 2, ownGoals: 1 }];
    await createLineup(db, { gameId, trainerId: null, players });
    for (const [ordinal, ownGoal] of [null, 1 as const].entries())
      await db.insertInto('opponentGoal').values({ gameId, ordinal, ownGoal }).execute();
    expect(await running()).toMatchObject({
      sides: [`${club.name} 3`, 'SC Berg 2'],
      facts: [
        ...facts,
        'Stand nach den eingetragenen Toren. Fans sehen ihn, sobald du ihn beim Ergebnis einträgst.',
      ],
    });
    const score = { goalsFor: 4, goalsAgainst: 2 };
    await db.updateTable('game').set(score).where('id', '=', gameId).execute();
    expect(await running()).toMatchObject({
      title: 'Heute gespielt',
      sides: [`${club.name} 4`, 'SC Berg 2'],
      facts,
      ways: [
        ['Ergebnis ändern', '/admin/spiele/jetzt#spiel-goalsFor'],
        ['Aufstellung und Tore', expect.stringMatching(/^\/admin\/kader\/lineup-/)],
        ['Bild teilen', '/admin/spiele/jetzt#bilder'],
      ],
    });
    const away = { goalsFor: 2, ground: 'away' as const };
    await db.updateTable('game').set(away).where('id', '=', gameId).execute();
    expect((await running())?.facts).toContain(
      'Eingetragen sind mehr Tore: 2:3. Es gilt, was beim Ergebnis steht.',
    );
  });

  test('shows the next game of each team, and cards for games that have begun', async () => {
    const db = await freshDatabase(engine);
    for (const id of ['u12', 'u14', 'u16']) await createTeam(db, { id, name: id.toUpperCase() });
    const games = {
      erste: { date: today, kickoff: '17:00', teamId: null },
      zweite: { date: '2026-05-23', kickoff: '17:00', teamId: null },
      frueh: { date: today, kickoff: '09:00', teamId: 'u12', goalsFor: 1, goalsAgainst: 3 },
      laeuft: { date: today, kickoff: '13:00', teamId: 'u14' },
      vorbei: { date: today, kickoff: '10:00', teamId: 'u14' },
      sonntag: { date: '2026-05-17', kickoff: null, teamId: 'u16' },
      danach: { date: '2026-05-18', kickoff: null, teamId: 'u16' },
      gestern: { date: '2026-05-15', kickoff: null, teamId: 'u16' },
    };
    for (const [id, game] of Object.entries(games))
      await createGame(db, { id, opponent: `Gegner ${id}`, ...game });
    const ask = await openAsAdmin(db, saturday);
    const { atHand, further } = await gamesAt(ask);
    expect(atHand.map(({ title, sides }) => [title, sides[1]])).toEqual([
      ['Läuft gerade', 'Gegner laeuft'],
      ['Ergebnis fehlt', 'Gegner vorbei'],
    ]);
    expect(further).toEqual([
      ['U12 gegen Gegner frueh Heute, 1:3', '/admin/spiele/frueh'],
      ['Gegner erste Heute, 17:00 Uhr', '/admin/spiele/erste'],
      ['U16 gegen Gegner sonntag Morgen', '/admin/spiele/sonntag'],
      ['Gegner zweite Sa., 23.05.2026, 17:00 Uhr', '/admin/spiele/zweite'],
    ]);
  });
});

test('a coach sees only the games of their team, and an editor sees none', async () => {
  const db = await freshDatabase('sqlite');
  await createTeam(db, { id: 'u16', name: 'U16', hidden: 1 });
  await createGame(db, { opponent: 'FC Erste', date: '2026-05-23' });
  await createGame(db, { id: 'jugend', opponent: 'FC Jugend', date: '2026-05-24', teamId: 'u16' });
  const site = await openApp(db, () => saturday);
  const seen = async (who: string, grants: Grant[]) => {
    const admin = await createWithRoles(db, who, grants);
    const ask = await askAsAdmin(site, db, { admin, now: saturday });
    const data = await (await ask('/admin.data')).text();
    return { ...(await gamesAt(ask)), names: /FC (?:Erste|Jugend)/.exec(data)?.[0] };
  };
  const team = { role: 'sport', scope: 'team' } as const;
  const { atHand, further, names } = await seen('u16', [{ ...team, teamId: 'u16' }]);
  expect([atHand[0]?.sides, further, names]).toEqual([
    [`${club.name} U16`, 'FC Jugend'],
    [],
    'FC Jugend',
  ]);
  // The team is hidden, so no public picture of its games exists.
  expect(atHand[0]?.ways.map(([word]) => word)).not.toContain('Bild teilen');
  const first = await seen('first', [{ ...team, teamId: null }]);
  expect([first.atHand[0]?.sides[1], first.further, first.names]).toEqual([
    ...['FC Erste', [], 'FC Erste'],
  ]);
  expect(await seen('editor', [{ role: 'editorial', scope: 'club' }])).toEqual({
    ...{ atHand: [], further: [], invites: [], isFirst: false, names: undefined },
  });
});

test('a game without a kick-off can get its result from its day on', async () => {
  const db = await freshDatabase('sqlite');
  await createGame(db, { id: 'heute', opponent: 'SC Berg', date: today, kickoff: null });
  const [card] = (await gamesAt(await openAsAdmin(db, saturday))).atHand;
  expect(card?.title).toBe('Heute');
  expect(card?.ways.map(([word]) => word)).toEqual([
    ...['Ergebnis eintragen', 'Aufstellung und Tore', 'Absagen oder verlegen', 'Bild teilen'],
  ]);
});

test('without a future game, the overview offers to add one below the tasks', async () => {
  const db = await freshDatabase('sqlite');
  const ask = await openAsAdmin(db, saturday);
  const { atHand, further, invites, isFirst } = await gamesAt(ask);
  expect([atHand, further, isFirst]).toEqual([[], [], false]);
  expect(invites).toEqual([
    ['Spiel hinzufügen', '/admin/spiele/neu'],
    ['Spielplan einlesen', '/admin/spielplan'],
  ]);
});

test('each link on the card of a game leads to an existing page', async () => {
  const db = await freshDatabase('sqlite');
  const ask = await openAsAdmin(db, saturday);
  for (const kickoff of ['13:30', '15:00']) {
    await createGame(db, { opponent: 'SC Berg', date: today, kickoff });
    const { atHand } = await gamesAt(ask);
    for (const [, path = ''] of atHand[0]?.ways ?? []) {
      const [page = '', part] = path.split('#');
      const answer = await ask(page);
      expect([path, answer.status]).toEqual([path, 200]);
      const $ = load(await answer.text());
      if (part) expect([path, $(`[id="${part}"]`).length]).toEqual([path, 1]);
    }
    await db.deleteFrom('game').execute();
  }
});
