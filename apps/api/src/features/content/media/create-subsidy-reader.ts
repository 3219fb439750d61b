import type { SubsidiesList, Subsidy } from '@tractor-haat/api-client/contract';
import type { Language } from '@tractor-haat/i18n';
import { asc } from 'drizzle-orm';
import { isLive, toLocalText } from '../../../core/database/content-columns.ts';
import type { Database } from '../../../core/database/database.ts';
import { resolveName } from '../../../core/lists/resolve-selection.ts';
import { createTranslatedError } from '../../../core/messages/http-error.ts';
import { createStateNamesQuery } from '../../catalogue/places/place-index.ts';
import { subsidies } from './tables.ts';

/** `state` is a slug or a name. Its schemes come before the national ones. Throws if it has none. */
export function createSubsidyReader(
  db: Database,
): (language: Language, state: string | undefined) => Promise<SubsidiesList> {
  const readStates = createStateNamesQuery(db, 'subsidies');
  return async (language, state) => {
    const rows = await db
      .select()
      .from(subsidies)
      .where(isLive(subsidies))
      .orderBy(asc(subsidies.sort_order), asc(subsidies.slug));
    const states = [...new Set(rows.flatMap((row) => row.state ?? []))].sort();
    const slug = state && resolveName(state, await readStates(), 'state_unknown');
    if (slug && !states.includes(slug))
      throw createTranslatedError('schemes_unavailable', 'NOT_FOUND');
    const visibleRows = rows.filter((row) => row.state === null || row.state === slug);
    const stateSchemesFirst = [...visibleRows].sort(
      (a, b) => Number(b.state !== null) - Number(a.state !== null),
    );
    return { items: stateSchemesFirst.map((row) => toSubsidy(row, language)), states };
  };
}

function toSubsidy(row: typeof subsidies.$inferSelect, language: Language): Subsidy {
  const translateList = (list: typeof row.steps) =>
    list.map((point) => toLocalText(point, language));
  return {
    slug: row.slug,
    name: toLocalText(row.name, language),
    state: row.state,
    summary: toLocalText(row.summary, language),
    help: toLocalText(row.help, language),
    eligibility: translateList(row.eligibility),
    documents: translateList(row.documents),
    steps: translateList(row.steps),
    official_url: row.official_url,
    official_name: row.official_name,
    checked_on: row.checked_on,
  };
}
