import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { eq, getTableColumns, or, type SQL, sql } from 'drizzle-orm';
import { isLive } from '../../../core/database/content-columns.ts';
import type { Database } from '../../../core/database/database.ts';
import { retireOthers } from '../../../core/files/upsert.ts';
import {
  ContentError,
  formatRowName,
  parseJsonRows,
  type RowError,
} from '../../../core/files/validate-rows.ts';
import { SEEDED_ENTITIES } from './catalogue-entities.ts';
import { checkRows, type Entity, type EntityRow, readRowKey } from './entity.ts';
import { writeRows } from './write-rows.ts';

/** Increase this version when the same files produce different rows. The new digest triggers an import. */
const CATALOGUE_VERSION = 1;

export type CatalogueFiles = { texts: ReadonlyMap<string, string>; digest: string };

export function readCatalogueFiles(folder: string): CatalogueFiles {
  const hash = createHash('sha256').update(`catalogue version ${CATALOGUE_VERSION}\n`);
  const texts = new Map<string, string>();
  for (const { name } of SEEDED_ENTITIES) {
    const file = path.join(folder, `${name}.json`);
    const text = existsSync(file) ? readFileSync(file, 'utf8') : '[]';
    hash.update(`${name} ${text.length}\n`).update(text);
    texts.set(name, text);
  }
  return { texts, digest: hash.digest('hex') };
}

export function checkCatalogue({ texts }: CatalogueFiles): Map<string, EntityRow[]> {
  const contentErrors: RowError[] = [];
  const keysByEntity = new Map<string, Set<string>>();
  const content = new Map<string, EntityRow[]>();
  for (const entity of SEEDED_ENTITIES) {
    const file = `${entity.name}.json`;
    const inputRows = parseJsonRows(file, texts.get(entity.name) ?? '[]', contentErrors);
    const { rows, rowErrors } = checkRows(entity, inputRows, keysByEntity);
    for (const { row, field, reason } of rowErrors) {
      contentErrors.push({
        file,
        row,
        name: formatRowName(inputRows[row - 1]),
        reason: `${field}: ${reason}`,
      });
    }
    content.set(entity.name, rows);
    keysByEntity.set(entity.name, new Set(rows.map((row) => readRowKey(entity, row))));
  }
  if (contentErrors.length > 0) throw new ContentError(contentErrors);
  return content;
}

/** Retires rows that are missing in `content`, except those of operators and visitors. */
export async function writeCatalogue(
  db: Database,
  content: ReadonlyMap<string, readonly EntityRow[]>,
): Promise<void> {
  // The first call frees slugs for new rows. The second retires rows to which live rows still referred before.
  await retireMissingRows(db, content);
  for (const entity of SEEDED_ENTITIES) await writeRows(db, entity, content.get(entity.name) ?? []);
  await retireMissingRows(db, content);
}

/** Starts with the referring rows, because a row stays live as long as a live row refers to it. */
async function retireMissingRows(
  db: Database,
  content: ReadonlyMap<string, readonly EntityRow[]>,
): Promise<void> {
  for (const entity of SEEDED_ENTITIES.toReversed()) {
    const keys = (content.get(entity.name) ?? []).map((row) => readRowKey(entity, row));
    await retireOthers(db, entity.table, entity.key, keys, isReferencedByLiveRow(entity));
  }
}

function isReferencedByLiveRow({ name, table }: Entity): SQL | undefined {
  const conditions = SEEDED_ENTITIES.flatMap(({ table: referringTable, references }) => {
    if (!('retired_at' in referringTable)) return [];
    return references
      .filter((reference) => reference.entity === name)
      .map(({ column }) => {
        const referenceColumn = getTableColumns(referringTable)[column];
        const isReference = referenceColumn && eq(referenceColumn, table.id);
        return sql`exists (select 1 from ${referringTable} where ${isLive(referringTable, isReference)})`;
      });
  });
  return or(...conditions);
}
