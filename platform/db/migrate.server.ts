import type { Kysely } from 'kysely';
import { DEFAULT_MIGRATION_TABLE, type Migration, Migrator } from 'kysely/migration';
import type { Db } from './client.server.ts';
import * as initial from './migrations/0001-initial.ts';
import * as signIn from './migrations/0002-sign-in.ts';
import * as protocol from './migrations/0003-protocol.ts';
import * as topics from './migrations/0004-topics.ts';
import * as gameIndexes from './migrations/0005-game-indexes.ts';
import * as messages from './migrations/0006-messages.ts';
import * as calendar from './migrations/0007-calendar.ts';
import * as articlePictures from './migrations/0008-article-pictures.ts';
import * as devices from './migrations/0009-devices.ts';
import * as uploads from './migrations/0010-uploads.ts';
import * as sponsorTerms from './migrations/0011-sponsor-terms.ts';
import * as seasonText from './migrations/0012-season-text.ts';
import * as articles from './migrations/0015-articles.ts';
import * as clubText from './migrations/0016-club-text.ts';
import * as changeGroups from './migrations/0017-change-groups.ts';
import * as deletedPictures from './migrations/0018-deleted-pictures.ts';
import * as clubLook from './migrations/0019-club-look.ts';
import * as clubDetails from './migrations/0020-club-details.ts';
import * as heroPicture from './migrations/0021-hero-picture.ts';
import * as games from './migrations/0022-games.ts';
import * as figures from './migrations/0023-figures.ts';
import * as openingBalances from './migrations/0024-opening-balances.ts';
import * as fixtureFeed from './migrations/0025-fixture-feed.ts';
import * as ownGround from './migrations/0026-own-ground.ts';
import * as ownGoals from './migrations/0027-own-goals.ts';
import * as seasonDays from './migrations/0028-season-days.ts';
import * as competitions from './migrations/0029-competitions.ts';
import * as teams from './migrations/0030-teams.ts';
import * as ownCriteria from './migrations/0031-own-criteria.ts';
import * as phases from './migrations/0032-phases.ts';
import * as standingsDay from './migrations/0033-standings-day.ts';
import * as people from './migrations/0034-people.ts';
import * as tables from './migrations/0038-tables.ts';
import * as feedMemory from './migrations/0044-feed-memory.ts';
import * as announcedGames from './migrations/0045-announced-games.ts';
import * as typedSeasons from './migrations/0046-typed-seasons.ts';
import * as previewAuthors from './migrations/0050-preview-authors.ts';
import * as leagueRules from './migrations/0060-league-rules.ts';
import * as birthYears from './migrations/0061-birth-years.ts';
import * as changes from './migrations/0062-changes.ts';
import * as clubAuthority from './migrations/0063-club-authority.ts';
import * as unneededSteps from './migrations/0064-unneeded-steps.ts';
import * as tournaments from './migrations/0065-tournaments.ts';
import * as runningScores from './migrations/0066-running-scores.ts';
import * as listColumns from './migrations/0067-list-columns.ts';
import * as clubSeat from './migrations/0068-club-seat.ts';
import * as endedGames from './migrations/0069-ended-games.ts';

const migrations: Record<string, Migration> = {
  '0001-initial': initial,
  '0002-sign-in': signIn,
  '0003-protocol': protocol,
  '0004-topics': topics,
  '0005-game-indexes': gameIndexes,
  '0006-messages': messages,
  '0007-calendar': calendar,
  '0008-article-pictures': articlePictures,
  '0009-devices': devices,
  '0010-uploads': uploads,
  '0011-sponsor-terms': sponsorTerms,
  '0012-season-text': seasonText,
  '0015-articles': articles,
  '0016-club-text': clubText,
  '0017-change-groups': changeGroups,
  '0018-deleted-pictures': deletedPictures,
  '0019-club-look': clubLook,
  '0020-club-details': clubDetails,
  '0021-hero-picture': heroPicture,
  '0022-games': games,
  '0023-figures': figures,
  '0024-opening-balances': openingBalances,
  '0025-fixture-feed': fixtureFeed,
  '0026-own-ground': ownGround,
  '0027-own-goals': ownGoals,
  '0028-season-days': seasonDays,
  '0029-competitions': competitions,
  '0030-teams': teams,
  '0031-own-criteria': ownCriteria,
  '0032-phases': phases,
  '0033-standings-day': standingsDay,
  '0034-people': people,
  '0038-tables': tables,
  '0044-feed-memory': feedMemory,
  '0045-announced-games': announcedGames,
  '0046-typed-seasons': typedSeasons,
  '0050-preview-authors': previewAuthors,
  '0060-league-rules': leagueRules,
  '0061-birth-years': birthYears,
  '0062-changes': changes,
  '0063-club-authority': clubAuthority,
  '0064-unneeded-steps': unneededSteps,
  '0065-tournaments': tournaments,
  '0066-running-scores': runningScores,
  '0067-list-columns': listColumns,
  '0068-club-seat': clubSeat,
  '0069-ended-games': endedGames,
};

export const migrationNames: readonly string[] = Object.keys(migrations).toSorted();

/**
 * Servers that start in parallel migrate one after the other. A failed migration is rolled back.
 * @param to the last migration to run; the database must not have a later migration
 */
export async function migrate(db: Db, to?: string): Promise<void> {
  const migrator = new Migrator({
    db: db.withoutPlugins(),
    provider: { getMigrations: async () => migrations },
  });
  const { error } = await (to ? migrator.migrateTo(to) : migrator.migrateToLatest());
  if (error) throw error;
}

export async function findMigration(db: Db): Promise<string | undefined> {
  const plain = db.withoutPlugins() as unknown as Kysely<Record<string, { name: string }>>;
  const tables = await plain.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === DEFAULT_MIGRATION_TABLE)) return undefined;
  const rows = await plain.selectFrom(DEFAULT_MIGRATION_TABLE).select('name').execute();
  return rows
    .map(({ name }) => name)
    .toSorted()
    .at(-1);
}
