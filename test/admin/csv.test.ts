import Papa from 'papaparse';
import { expect, test } from 'vitest';
import { freshDatabase, onEnginesOfRun } from '#test/database.ts';
import { createGame, createLineup, createPlayer, createTrainer } from '#test/factories.ts';
import { insertRow } from '#test/insert-row.ts';
import type { Ask } from '#test/open-app.ts';
import { openAsAdmin, openPage } from './form-page.ts';

async function lines(ask: Ask, path: string): Promise<string[]> {
  const answer = await ask(path);
  expect(answer.headers.get('Content-Disposition')).toMatch(/^attachment; filename="[a-z]+-\d{4}-/);
  return (await answer.text()).replace('\uFEFF', '').trimEnd().split('\r\n');
}

onEnginesOfRun((engine) => {
  test('exports games, line-ups and the squad as CSV files for a spreadsheet', async () => {
    const db = await freshDatabase(engine);
    await createTrainer(db, { id: 't', name: 'Petra Kogler' });
    const player = {
      id: 'a',
      name: '=Anna; "Probe"',
      position: 'Torwart',
      shirtNumber: 1,
    } as const;
    await createPlayer(db, { ...player, goals: 2, gamesPlayed: 4, birthYear: 1999 });
    const place = { ground: 'away', round: '5', attendance: 120, referee: 'Pia Pfeifer' } as const;
    const result = { goalsFor: 2, goalsAgainst: 1, halfTimeFor: 0, halfTimeAgainst: 1 };
    const day = { date: '2026-05-10', kickoff: '17:00', opponent: 'SC Berg' };
    await createGame(db, { id: 'g', ...day, ...place, ...result });
    const goals = [{ scorer: 'Huber', minute: '67' }, { ownGoal: 1 as const, minute: '45+2' }, {}];
    for (const [ordinal, goal] of goals.entries())
      await insertRow(db, 'opponentGoal', { gameId: 'g', ordinal, ...goal });
    await createGame(db, { date: '2026-06-10', opponent: 'FC Bach', status: 'calledOff' });
    await createLineup(db, {
      gameId: 'g',
      trainerId: 't',
      players: [
        {
          playerId: 'a',
          shirtNumber: 1,
          goals: 1,
          goalMinutes: '12',
          ownGoals: 1,
          ownGoalMinutes: '80',
        },
        { shirtNumber: 7, onBench: 1, cameOn: 1, minuteOn: 60, replacedNumber: 1 },
      ],
    });
    const ask = await openAsAdmin(db);
    expect((await lines(ask, '/admin/spiele.csv')).slice(1)).toEqual([
      '2026-05-10;17:00;SC Berg;Meisterschaft;5;Auswärts;;;2;1;0;1;;;;;;;;120;Pia Pfeifer;"Huber 67., Eigentor 45+2., Tor";;',
      '2026-06-10;;FC Bach;Meisterschaft;;Heim;;Abgesagt;;;;;;;;;;;;;;;;',
    ]);
    const name = `"'=Anna; ""Probe"""`;
    expect((await lines(ask, '/admin/kader.csv')).slice(1)).toEqual([
      `2026-05-10;SC Berg;Meisterschaft;Petra Kogler;1;${name};;;;;;1;0;0;0;1;12;;;;80`,
      '2026-05-10;SC Berg;Meisterschaft;Petra Kogler;7;#7;ja;ja;60;1;;0;0;0;0;;;;;;',
    ]);
    const table = (await lines(ask, '/admin/spieler.csv')).join('\n');
    const [anna = {}] = Papa.parse<Record<string, string>>(table, { header: true }).data;
    expect(Object.fromEntries(Object.entries(anna).filter(([, cell]) => cell))).toEqual({
      ...{ Nummer: '1', Name: `'=Anna; "Probe"`, Position: 'Torwart', Aktiv: 'ja' },
      ...{ Geburtsjahr: '1999', Spiele: '5', Tore: '3', Vorlagen: '0', 'Zu null': '0' },
      ...{ 'Gelbe Karten': '0', 'Rote Karten': '0' },
    });
    for (const path of ['/admin/spiele', '/admin/kader', '/admin/spieler'])
      expect((await openPage(ask, path)).text).toContain('Alle als Tabelle (CSV)');
  });
});
