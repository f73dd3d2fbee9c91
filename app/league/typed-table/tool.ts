import { z } from 'zod';
import { preferences } from '#app/league/table/choose-table.ts';
import type { RecordTool } from '#platform/admin/admin-tool.ts';
import {
  optionalDate,
  optionalText,
  optionalWebAddress,
  tick,
} from '#platform/admin/form/field-schemas.ts';
import { saveMessages } from '#platform/admin/record-messages.ts';
import type { StandingsDraft } from './standings-record.server.ts';
import { leagueTableRows, toTypedRow } from './stored-row-schema.ts';

export const tool = {
  path: '/admin/tabelle',
  title: 'Tabellenmanagement',
  name: 'Tabelle',
  menu: 'table',
  place: 7,
  messages: saveMessages('Tabelle', 'tabelle'),
} as const satisfies RecordTool;

export function tableDay(today: string) {
  return optionalDate().refine(
    (day) => day === null || day <= today,
    'Dieser Tag ist noch nicht gewesen.',
  );
}

export const tableSource = {
  source: optionalText(),
  sourceLink: optionalWebAddress(),
};

export function standingsSchema(today: string) {
  return z
    .object({
      day: tableDay(today),
      ...tableSource,
      preferred: z
        .enum(preferences, { error: 'Bitte wähle, welche Tabelle gezeigt wird.' })
        .optional()
        .transform((preferred) => preferred ?? null),
      isComputed: tick(),
      teams: leagueTableRows(),
    })
    .superRefine(({ day, source, sourceLink, preferred }, { addIssue }) => {
      if (!day && (source || sourceLink || preferred))
        addIssue({ code: 'custom', path: ['day'], message: noDay });
    });
}

export function standingsRecordSchema(today: string) {
  return standingsSchema(today).transform(
    ({ isComputed, teams, ...table }): StandingsDraft => ({
      ...table,
      teams: isComputed ? teams.map(({ id, ...row }) => ({ id, ...toTypedRow(row) })) : teams,
    }),
  );
}

export const noDay = 'Bitte gib an, von welchem Tag die Tabelle ist.';
