import { z } from 'zod';
import type { RecordTool } from '#platform/admin/admin-tool.ts';
import {
  optionalDate,
  optionalText,
  optionalWebAddress,
  tick,
} from '#platform/admin/form/field-schemas.ts';
import { savedSayings } from '#platform/admin/record-sayings.ts';
import { preferences } from '../preferred.ts';
import type { StandingsDraft } from '../standings-record.server.ts';
import { leagueTableRows, typedRow } from './stored-row-schema.ts';

export const tool = {
  path: '/admin/tabelle',
  title: 'Tabellenmanagement',
  name: 'Tabelle',
  menu: 'table',
  place: 7,
  says: savedSayings('Tabelle', 'tabelle'),
} as const satisfies RecordTool;

/** The day of which a table is; null where nobody knows. */
export function tableDay(today: string) {
  return optionalDate().refine(
    (day) => day === null || day <= today,
    'Dieser Tag ist noch nicht gewesen.',
  );
}

/** Who says what a table says, and where: it stands below it. */
export const tableSource = {
  source: optionalText(80),
  sourceLink: optionalWebAddress(),
};

/** The form of the league table (spec §5). */
export function standingsSchema(today: string) {
  return z
    .object({
      day: tableDay(today),
      ...tableSource,
      preferred: z
        .enum(preferences, { error: 'Bitte wähle, welche Tabelle gezeigt wird.' })
        .optional()
        .transform((preferred) => preferred ?? null),
      /** Whether places and points of a pasted one are computed from now on. */
      isComputed: tick(),
      teams: leagueTableRows(),
    })
    .superRefine(({ day, source, sourceLink, preferred }, { addIssue }) => {
      if (!day && (source || sourceLink || preferred))
        addIssue({ code: 'custom', path: ['day'], message: noDay });
    });
}

/** What the form comes to as a record. */
export function standingsRecordSchema(today: string) {
  return standingsSchema(today).transform(
    ({ isComputed, teams, ...table }): StandingsDraft => ({
      ...table,
      teams: isComputed ? teams.map(({ id, ...row }) => ({ id, ...typedRow(row) })) : teams,
    }),
  );
}

/** What else is said of a table needs its day. */
export const noDay = 'Bitte gib an, von welchem Tag die Tabelle ist.';
