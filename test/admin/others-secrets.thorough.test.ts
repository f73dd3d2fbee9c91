import { expect, test } from 'vitest';
import { gameParameter } from '#app/matches/games/tool.ts';
import { teamKey } from '#app/teams/team-field.ts';
import { competitionParameter, teamParameter } from '#platform/values/query-parameters.ts';
import { seasonParameter } from '#platform/values/season.ts';
import { onEnginesOfRun } from '#test/database.ts';
import type { Ask } from '#test/open-app.ts';
import { routePaths } from '#test/route-paths.ts';
import { formPost } from '#test/sign-in-admin.ts';
import { day, openClub, secrets, type TeamRecords, tools } from './others-secrets.ts';

const patterns = [
  ...new Set(routePaths.filter((path) => path === '/admin' || path.startsWith('/admin/'))),
];

onEnginesOfRun((engine) => {
  test('no admin address shows a coach another team’s data, even with its record ids', async () => {
    const club = await openClub(engine);
    const seen = new Set<string>();
    for (const path of [...addresses(club.ids), ...askingAddresses(club)]) {
      const coach = await read(club.coach, path);
      expect([path, secretsIn(coach)]).toEqual([path, []]);
      // After all secrets were found, the administrator reads no more pages.
      if (seen.size < secrets.length)
        for (const secret of secretsIn(await read(club.admin, path))) seen.add(secret);
    }
    // An administrator finds each secret, so these pages really can show them.
    expect([...seen].toSorted()).toEqual(secrets.toSorted());
  });

  test('no form at any address shows a coach other teams’ data or changes it', async () => {
    const club = await openClub(engine);
    const before = await club.storedOfOthers();
    const [hidden] = club.others;
    for (const path of addresses(Object.values(hidden ?? {})))
      for (const form of path.endsWith('.data') ? [] : anyForms(club.ids)) {
        const answer = await (await club.coach(path, formPost(form))).text();
        expect([path, form, secretsIn(answer)]).toEqual([path, form, []]);
      }
    expect(await club.storedOfOthers()).toBe(before);
  });

  test('no form of a team’s record shows a coach other teams’ data or changes it', async () => {
    const club = await openClub(engine);
    const before = await club.storedOfOthers();
    for (const { path, form } of await toolForms(club)) {
      const answer = await (await club.coach(path, formPost(form))).text();
      expect([path, form, secretsIn(answer)]).toEqual([path, form, []]);
    }
    expect(await club.storedOfOthers()).toBe(before);
    for (const path of ['/admin', '/admin/protokoll', ...tools.map(({ tool }) => `/admin/${tool}`)])
      expect([path, secretsIn(await read(club.coach, path))]).toEqual([path, []]);
  });
});

function secretsIn(text: string): string[] {
  // Random ids can contain this number by chance.
  return secrets.filter((secret) =>
    secret === '4711' ? /(?<![\w-])4711(?![\w-])/.test(text) : text.includes(secret),
  );
}

async function read(ask: Ask, path: string): Promise<string> {
  const answer = await ask(path);
  return `${answer.headers.get('Location') ?? ''} ${await answer.text()}`;
}

/** Lists each admin address as a page and as data. An address with a parameter is listed once for each id. */
function addresses(ids: readonly string[]): string[] {
  return patterns.flatMap((pattern) => {
    const filled = ['neu', ...ids].map((id) => pattern.replace(/:\w+\??|\*/g, id));
    const list = pattern.endsWith('?') ? [pattern.replace(/\/:\w+\?$/, '')] : [];
    return [...new Set([...filled, ...list])].flatMap((path) => [path, `${path}.data`]);
  });
}

/** Addresses that name other teams' records in their query parameters. */
function askingAddresses({ others }: Club): string[] {
  const asked = [
    ...others.map(({ game, competition }) => ({
      ...{ [gameParameter]: game, [competitionParameter]: competition },
      ...{ [teamParameter]: 'geheim-team', [seasonParameter]: '2026', name: 'geheimgegner' },
    })),
    // Only parts of the secrets, because a page repeats the search text.
    ...['eheim', '471'].map((word) => ({ suche: word, name: word })),
  ];
  return patterns.flatMap((pattern) =>
    asked.map(
      (words) => `${pattern.replace(/:\w+\??/g, 'neu')}?${new URLSearchParams({ ...words })}`,
    ),
  );
}

/** Forms with the fields that remove, move or create a record in any tool. */
function anyForms(ids: readonly string[]): Record<string, string>[] {
  const [id = ''] = ids;
  return [
    { intent: 'remove', version: 'stale', recordId: id },
    { intent: 'move', move: JSON.stringify([id, null]) },
    { recordId: id, version: 'none' },
  ];
}

/** Lists forms that name a record of another team in one field, for each address and version. */
async function toolForms({ entries, own, others, versionOf, teams }: Club) {
  const forms: { path: string; form: Record<string, string> }[] = [];
  const idsOf = {
    ...{
      team: teams.map(teamKey),
      player: ['geheim-a', 'geheim-b'],
      other: [...of('game'), 'geheim-a'],
    },
    ...{ game: of('game'), lineup: of('lineup'), squad: of('squad') },
    ...{ competition: of('competition'), leagueRound: of('leagueRound') },
  };
  function of(kind: keyof TeamRecords) {
    return others.map((one) => one[kind]);
  }
  for (const { tool, kind, fields, naming } of tools) {
    const whole = {
      ...{ ...fields, ...('teamId' in naming && { teamId: 'u16' }) },
      ...('gameId' in naming && { gameId: own.game }),
      ...('competitionId' in naming && { competitionId: own.competition }),
    };
    const changed = [
      whole,
      ...Object.entries(naming).flatMap(([field, what]) =>
        idsOf[what].map((id) => ({ ...whole, [field]: id })),
      ),
    ];
    for (const id of [own[kind], ...of(kind)])
      for (const version of ['none', 'stale', await versionOf(kind, id)])
        for (const form of changed) {
          const sent = { ...form, version };
          forms.push(
            ...['', '.data'].flatMap((end) => [
              { path: `/admin/${tool}/${id}${end}`, form: sent },
              { path: `/admin/${tool}/neu${end}`, form: { ...sent, recordId: id } },
            ]),
          );
        }
    for (const id of of(kind))
      for (const path of [`/admin/${tool}/${id}`, `/admin/${tool}/neu`])
        forms.push({ path, form: { intent: 'remove', version: 'stale', recordId: id } });
  }
  for (const id of of('game'))
    for (const version of ['none', 'stale', await versionOf('game', id)])
      forms.push({ path: `/admin/spiele/${id}/absage`, form: { version, date: day } });
  for (const entry of entries) forms.push({ path: '/admin/protokoll', form: { entry } });
  return forms;
}

type Club = Awaited<ReturnType<typeof openClub>>;
