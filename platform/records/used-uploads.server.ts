import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#platform/db/client.server.ts';
import { listPictureNames } from '#platform/pictures/picture-references.server.ts';
import { eachKind, type KindRegistry } from './kind.server.ts';
import type { KindName } from './kinds.ts';

export interface UploadUse {
  name: string;
  kind: KindName;
  id: string;
  alt: string | null;
  isInText: boolean;
  isRecord: boolean;
  isDraft: boolean;
}

export async function listUploadUses(db: Db, kinds: KindRegistry): Promise<UploadUse[]> {
  const { rows } = await sql<Found>`${sql.join(columnsOf(kinds), sql` union all `)}`.execute(db);
  const uses = rows.flatMap(({ text, ...found }) =>
    usesIn(text, { ...found, isRecord: true, isDraft: false }),
  );
  for (const [kind, { drafts }] of eachKind(kinds))
    for (const { id, text, isSent = false } of (await drafts?.list(db)) ?? [])
      uses.push(...usesIn(text, { kind, id, alt: null, isRecord: false, isDraft: !isSent }));
  return uses;
}

export async function listUsedUploads(db: Db, kinds: KindRegistry): Promise<Set<string>> {
  const uses = await listUploadUses(db, kinds);
  return new Set(uses.map(({ name }) => `/uploads/${name}`));
}

interface Found extends Pick<UploadUse, 'kind' | 'id' | 'alt'> {
  text: string;
}

function columnsOf(kinds: KindRegistry): RawBuilder<unknown>[] {
  return eachKind(kinds).flatMap(([kind, { uploads, recordIds = { column: 'id' } }]) =>
    Object.entries(uploads ?? {}).flatMap(([table, columns]) =>
      columns.map((column) => {
        const { name, alt } =
          typeof column === 'string' ? { name: column, alt: undefined } : column;
        const id = 'column' in recordIds ? sql.ref(recordIds.column) : sql.val(recordIds.id);
        return sql`select cast(${kind} as text) as kind, cast(${id} as text) as id,
          ${sql.ref(name)} as text, cast(${alt ? sql.ref(alt) : sql.lit(null)} as text) as alt
          from ${sql.table(table)} where ${sql.ref(name)} like '%/uploads/%'`;
      }),
    ),
  );
}

function usesIn(text: string, use: Omit<UploadUse, 'name' | 'isInText'>): UploadUse[] {
  return listPictureNames(text).map((name) => ({
    ...{ ...use, name },
    alt: use.alt ?? altIn(text, name),
    isInText: text !== `/uploads/${name}`,
  }));
}

function altIn(text: string, name: string): string | null {
  const markdown = text.match(/!\[[^\]]*\]\([^)]*\)/g)?.find((each) => each.includes(name));
  if (markdown) return markdown.slice(2, markdown.indexOf(']')) || null;
  const tag = text.match(/<img\b[^>]*>/g)?.find((each) => each.includes(name));
  const [, alt] = /\balt="([^"]*)"/.exec(tag ?? '') ?? [];
  return alt?.replaceAll('&quot;', '"').replaceAll('&amp;', '&') || null;
}
