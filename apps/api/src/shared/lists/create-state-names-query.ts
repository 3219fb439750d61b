import { asc } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import type { LocalisedText } from '../../database/schema/localised.ts';
import { states } from '../../database/schema/states.ts';

export function createStateNamesQuery(db: Database, statementSuffix: string) {
  const query = db
    .select({ slug: states.slug, name: states.name })
    .from(states)
    .orderBy(asc(states.slug))
    .prepare(`state_names_of_${statementSuffix}`);
  return async (): Promise<Map<string, LocalisedText>> =>
    new Map((await query.execute()).map((row) => [row.slug, row.name]));
}
