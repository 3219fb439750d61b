import { asc } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import type { Localised } from '../../database/schema/localised.ts';
import { states } from '../../database/schema/states.ts';

/** Names of all states, for filters. `list` names the statement of the list that asks. */
export function stateNames(db: Database, list: string) {
  const names = db
    .select({ slug: states.slug, name: states.name })
    .from(states)
    .orderBy(asc(states.slug))
    .prepare(`state_names_of_${list}`);
  return async (): Promise<Map<string, Localised>> =>
    new Map((await names.execute()).map((row) => [row.slug, row.name]));
}
