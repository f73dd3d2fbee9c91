import { expect, test } from 'vitest';
import { brandingId } from '#app/club/branding/branding-record.server.ts';
import { clubDetailsId } from '#app/club/details/find-details.server.ts';
import { fanShopId } from '#app/club/fan-shop/fan-shop-record.server.ts';
import { heroId } from '#app/club/hero-picture/hero-record.server.ts';
import { kinds } from '#app/kinds.server.ts';
import { leagueTableId } from '#app/league/typed-table/standings-record.server.ts';
import { club } from '#club/club.ts';
import { importSnapshot, readSnapshot } from '#platform/data-tree/snapshot.server.ts';
import type { Db } from '#platform/db/client.server.ts';
import { listAuditLog } from '#platform/records/audit-log.server.ts';
import type { Kinds, RecordKind } from '#platform/records/kinds.ts';
import type { EditableStore } from '#platform/records/record-store.ts';
import { findRevision } from '#platform/records/revision.server.ts';
import { saveRecord } from '#platform/records/save.server.ts';
import { undoEntry } from '#platform/records/undo.server.ts';
import { recordVersion } from '#platform/records/version.server.ts';
import { freshDatabase, onEachEngine } from '#test/database.ts';
import { by } from '#test/drafts.ts';
import {
  createClubLook,
  createCompetition,
  createFanShop,
  createGame,
  createOpponent,
  createRound,
  createSeason,
  createSponsor,
  createStanding,
  createTeam,
  createVenue,
} from '#test/factories.ts';
import { insertRow } from '#test/insert-row.ts';
import { type Ask, openApp } from '#test/open-app.ts';
import { askAsAdmin } from '#test/sign-in-admin.ts';

const now = new Date('2025-06-01T10:00:00.000Z');

const pages = [
  ...['/', '/spiele', '/tabelle', '/history', '/saison/2024', '/sponsoren', '/about', '/team'],
  ...['/mannschaften', '/mannschaften/frauen', '/statistik', '/anfahrt', '/gegner/sc-berg'],
];

interface Change {
  kind: RecordKind;
  id: string;
  change: Record<string, unknown>;
  /** The page that shows the change, and the expected text. */
  seen: [path: string, text: string];
}

/** Changes of each kind whose data public pages keep in memory. */
const changes: Change[] = [
  ofKind('sponsor', 'sponsor', { name: 'Bäckerei Neu' }, ['/sponsoren', 'Bäckerei Neu']),
  ofKind('fanShop', fanShopId, { link: 'https://neu.example/' }, ['/about', 'neu.example']),
  ofKind('clubLook', brandingId, { crest: '/images/neu.svg' }, ['/about', '/images/neu.svg']),
  ofKind('clubDetails', clubDetailsId, { slogan: 'Immer wieder' }, ['/about', 'Immer wieder']),
  ofKind('clubText', 'story', { text: 'Neue Geschichte' }, ['/about', 'Neue Geschichte']),
  ofKind('clubText', 'heroTitle', { text: 'Neuer Gruß' }, ['/', 'Neuer Gruß']),
  ofKind('heroPicture', heroId, { image: '/uploads/neu.jpg' }, ['/', '/uploads/neu.jpg']),
  ofKind('venue', 'venue', { city: 'Neustadt' }, ['/about', 'Neustadt']),
  ofKind('season', 'season', { captain: 'Neue Kapitänin' }, ['/saison/2024', 'Neue Kapitänin']),
  ofKind('team', 'team', { name: 'Neue Frauen' }, ['/mannschaften', 'Neue Frauen']),
  ofKind('opponent', 'opponent', { name: 'SC Neuberg' }, ['/spiele', 'SC Neuberg']),
  ofKind('competition', 'liga', { name: 'Neue Liga' }, ['/tabelle', 'Neue Liga']),
  ofKind('leagueRound', 'round', { results: [] }, ['/tabelle', 'Nur aus unseren eigenen Spielen']),
  ofKind('standings', leagueTableId, { day: '2025-05-02' }, ['/spiele', '2025-05-02']),
];

function ofKind<Kind extends RecordKind>(
  kind: Kind,
  id: string,
  change: Partial<Kinds[Kind]['record']>,
  seen: Change['seen'],
): Change {
  return { kind, id, change, seen };
}

async function fill(db: Db): Promise<void> {
  await createSponsor(db, { id: 'sponsor', name: 'Bäckerei Alt' });
  await createFanShop(db);
  await createClubLook(db);
  await createVenue(db, { id: 'venue', isOwn: 1, name: 'Unser Platz', city: 'Altstadt' });
  await insertRow(db, 'heroPicture', { id: heroId, image: '/uploads/alt.jpg', focus: 'center' });
  for (const id of ['story', 'heroTitle'])
    await insertRow(db, 'clubText', { id, text: 'Alter Text' });
  await createSeason(db, {
    ...{ id: 'season', name: '2024', captain: 'Alte Kapitänin' },
    ...{ teams: [{ team: club.name }], honours: [{}], highlight: {} },
  });
  await createTeam(db, { id: 'team', address: 'frauen', name: 'Alte Frauen' });
  await createOpponent(db, { id: 'opponent', address: 'sc-berg', name: 'SC Berg' });
  const teams = [club.name, 'SC Berg', 'FC Wiese'];
  await createCompetition(db, { id: 'liga', season: '2025', name: 'Alte Liga', teams });
  await createRound(db, {
    ...{ id: 'round', competitionId: 'liga' },
    results: [['SC Berg', 'FC Wiese', 1, 0]],
  });
  await createGame(db, {
    ...{ opponent: 'SC Berg', kind: 'Meisterschaft', date: '2025-05-10' },
    ...{ goalsFor: 2, goalsAgainst: 1 },
  });
  await createStanding(db, { team: club.name });
}

async function readAll(ask: Ask, paths: readonly string[]): Promise<Map<string, string>> {
  const read = new Map<string, string>();
  for (const path of paths) {
    const answer = await ask(path);
    read.set(path, `${answer.status} ${answer.headers.get('Location')} ${await answer.text()}`);
  }
  return read;
}

onEachEngine((engine) => {
  test('pages with cached data show a save, an undo and an import at once', async () => {
    const db = await freshDatabase(engine);
    await fill(db);
    const keeping = await openApp(db, () => now, { keepsReads: true });
    const plain = await openApp(db, () => now);
    const snapshot = await readSnapshot(db, kinds);
    const expectSame = async (paths = pages) => {
      const seen = await readAll(keeping, paths);
      expect(seen).toEqual(await readAll(plain, paths));
      return seen;
    };
    await expectSame();
    for (const {
      kind,
      id,
      change,
      seen: [path, text],
    } of changes) {
      const store = kinds[kind].records as unknown as EditableStore<object>;
      const before = await store.read(db, id);
      const record = { ...before, ...change };
      await saveRecord(db, store, id, { record, version: recordVersion(before) }, by);
      expect((await expectSame(['/', path])).get(path), kind).toContain(text);
      const [entry] = (await listAuditLog(db, { limit: 1 })).entries;
      await undoEntry(db, kinds, entry?.id ?? 0, by);
      expect((await expectSame(['/', path])).get(path), kind).not.toContain(text);
      await saveRecord(db, store, id, { record, version: recordVersion(before) }, by);
    }
    await importSnapshot(db, kinds, snapshot, now);
    const imported = await expectSame();
    for (const {
      seen: [path, text],
    } of changes)
      expect(imported.get(path)).not.toContain(text);
  });

  test('an admin sees a save of another server before this server knows the revision', async () => {
    const db = await freshDatabase(engine);
    await createTeam(db, { id: 'team', address: 'frauen', name: 'Alte Frauen' });
    const known = await findRevision(db);
    const site = await openApp(db, () => now, { keepsReads: true, revision: () => known });
    const ask = await askAsAdmin(site, db, { now });
    const form = async () => (await ask('/admin/spiele/neu')).text();
    expect(await form()).toContain('Alte Frauen');
    const before = await kinds.team.records.read(db, 'team');
    if (!before) throw new Error('The team is missing.');
    const change = { record: { ...before, name: 'Neue Frauen' }, version: recordVersion(before) };
    await saveRecord(db, kinds.team.records, 'team', change, by);
    expect(await form()).toContain('Neue Frauen');
  });
});
