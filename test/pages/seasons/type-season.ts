import { expect } from 'vitest';
import type { Db } from '#platform/db/client.server.ts';
import { formatDayInput } from '#platform/values/parse-date-time.ts';
import { type Fields, openPage, postForm } from '#test/admin/form-page.ts';
import type { Ask } from '#test/open-app.ts';
import { isOwnGame, listRounds, ownGame, type PlayedSeason } from './played-season.ts';

type Phase = PlayedSeason['phases'][number];

/** Enters a season in the forms of the admin area. Returns the ids of its phases. */
export async function typeSeason(ask: Ask, db: Db, season: PlayedSeason): Promise<string[]> {
  await change(ask, '/admin/kontakt', { seasonRhythm: 'july' });
  const ids: string[] = [];
  for (const phase of season.phases) {
    await typeCompetition(ask, season.name, phase, ids[0]);
    ids.push(await findNewest(db, ids));
    for (const round of listRounds(phase)) await typeRound(ask, ids.at(-1) ?? '', phase, round);
  }
  for (const game of season.phases.flatMap(({ games }) => games))
    if (isOwnGame(game)) await typeGame(ask, game);
  return ids;
}

/** Opens a form, replaces some fields and sends it. `isLeft` selects the fields that keep their values. */
async function change(
  ask: Ask,
  path: string,
  typed: Fields,
  isLeft = (_name: string) => true,
): Promise<void> {
  const { fields } = await openPage(ask, path);
  const left = Object.entries(fields).filter(([name]) => isLeft(name));
  const { status, alerts, wrong } = await postForm(ask, path, {
    ...Object.fromEntries(left),
    ...typed,
  });
  expect([path, status, alerts, wrong]).toEqual([path, 303, [], {}]);
}

async function typeCompetition(
  ask: Ask,
  season: string,
  { name, rules, teams }: Phase,
  before: string | undefined,
): Promise<void> {
  const { ranking, criteria = [], corrections = [], withdrawn = [], firstDay } = rules;
  await change(
    ask,
    before === undefined ? '/admin/bewerbe/neu' : `/admin/bewerbe/neu?nach=${before}`,
    {
      ...{ season, name: 'Liga', ranking },
      ...(name !== null && { phase: name }),
      ...(firstDay !== undefined && { firstDay: formatDayInput(firstDay), carried: 'halvedDown' }),
      ...list(
        'teams',
        teams.map((team) => ({ team, ...(withdrawn.includes(team) && { withdrawn: 'on' }) })),
      ),
      ...list(
        'criteria',
        criteria.map((criterion) => ({ criterion })),
      ),
      ...list(
        'corrections',
        corrections.map(({ team, points, reason }) => ({ team, amount: String(-points), reason })),
      ),
    },
    (field) => !/^(?:teams|criteria|corrections)\[/.test(field),
  );
}

/** Names the fields of a list like a form, for example 'teams[0].team'. */
function list(name: string, rows: readonly Fields[]): Fields {
  return Object.fromEntries(
    rows.flatMap((row, index) =>
      Object.entries(row).map(([field, value]) => [`${name}[${index}].${field}`, value]),
    ),
  );
}

async function findNewest(db: Db, known: readonly string[]): Promise<string> {
  const rows = await db.selectFrom('competition').select('id').execute();
  return rows.find(({ id }) => !known.includes(id))?.id ?? '';
}

async function typeRound(ask: Ask, id: string, { games }: Phase, round: number): Promise<void> {
  const others = games.filter((game) => game.round === round && !isOwnGame(game));
  await change(
    ask,
    `/admin/runden/neu?bewerb=${id}`,
    {
      round: String(round),
      ...list(
        'results',
        others.map(({ home, away, homeGoals, awayGoals, isVerdict }) => ({
          ...{ home, away, homeGoals: String(homeGoals), awayGoals: String(awayGoals) },
          ...(isVerdict && { awarded: homeGoals > awayGoals ? 'home' : 'away' }),
        })),
      ),
    },
    (field) => !field.startsWith('results['),
  );
}

async function typeGame(ask: Ask, game: Parameters<typeof ownGame>[0]): Promise<void> {
  const { day, round, opponent, isAway, goalsFor, goalsAgainst, isVerdict } = ownGame(game);
  await change(ask, '/admin/spiele/neu', {
    ...{ date: formatDayInput(day), opponent, kind: 'Meisterschaft', round: String(round) },
    ...{ ground: isAway ? 'away' : 'home' },
    ...{ goalsFor: String(goalsFor), goalsAgainst: String(goalsAgainst) },
    ...(isVerdict && { status: 'awarded' }),
  });
}
