import { orderedRows } from '#platform/records/ordered-rows.server.ts';
import type { RecordReferences } from '#platform/records/record-store.ts';
import { findRemovalMoment } from '#platform/records/removals.server.ts';
import { listMissing } from '#platform/records/row-store.server.ts';
import { listAboutSince, noteAccess } from '#platform/sign-in/accesses.server.ts';
import { listEntries } from '#platform/sign-in/admins.server.ts';
import { describeGrants } from '#platform/sign-in/describe-grants.ts';
import { addGrant, findGrants, listAdminsOfTeam } from '#platform/sign-in/grants.server.ts';
import { accessDays, retentionCutoff } from '#platform/values/retention.ts';
import { type SquadRecord, squadRecords } from './squads/squad-record.server.ts';
import { listAllTeams } from './teams.server.ts';

interface RemovedSquad {
  id: string;
  squad: SquadRecord;
}

/** The undo of a team's removal restores its squads, except players who were removed in the meantime. */
const squads: RecordReferences<RemovedSquad> = {
  async list(db, id) {
    const squads = db.selectFrom('squad').select('id').where('teamId', '=', id).orderBy('season');
    const removed: RemovedSquad[] = [];
    for (const { id: squadId } of await squads.execute()) {
      const squad = await squadRecords.read(db, squadId);
      if (squad) removed.push({ id: squadId, squad });
    }
    return removed;
  },
  async restore(db, _, removed) {
    const ids = removed.flatMap(({ squad }) => squad.players.map(({ playerId }) => playerId));
    const gone = await listMissing(db, 'player', ids);
    for (const { id, squad } of removed) {
      const players = squad.players.filter(({ playerId }) => !gone.has(playerId));
      await squadRecords.write(db, id, { ...squad, players });
    }
  },
};

/**
 * The coaches of a removed team lose their role. An undo gives the role back, except to coaches whose roles
 * an admin has changed after the removal. Old changes of roles are deleted; then nobody gets the role back.
 */
const coaches: RecordReferences<string> = {
  list: listAdminsOfTeam,
  async restore(db, teamId, usernames, by) {
    if (usernames.length === 0) return;
    const removedAt = (await findRemovalMoment(db, 'team', teamId)) ?? '';
    if (removedAt <= retentionCutoff(by.now, accessDays).toISOString()) return;
    const decided = await listAboutSince(db, 'roles', removedAt);
    const grant = { role: 'sport', scope: 'team', teamId } as const;
    const teams = await listAllTeams(db);
    for (const { username } of await listEntries(db)) {
      if (!usernames.includes(username) || decided.has(username)) continue;
      await addGrant(db, username, grant);
      const detail = describeGrants(await findGrants(db, username), teams);
      await noteAccess(
        db,
        { kind: 'roles', username: by.username, about: username, detail },
        by.now,
      );
    }
  },
};

const places = orderedRows('team').references;

interface TeamReference {
  places: number[];
  others: RemovedSquad[];
  /** Old entries of the audit log lack this field. */
  coaches?: string[];
}

export const teamReferences: RecordReferences<TeamReference> = {
  async list(db, id) {
    return [
      {
        places: await places.list(db, id),
        others: await squads.list(db, id),
        coaches: await coaches.list(db, id),
      },
    ];
  },
  async restore(db, id, [tie], by) {
    if (!tie) return;
    await places.restore(db, id, tie.places, by);
    await squads.restore(db, id, tie.others, by);
    await coaches.restore(db, id, tie.coaches ?? [], by);
  },
};
