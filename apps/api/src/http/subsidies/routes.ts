import { type Subsidy, subsidiesAnswer, subsidiesQuery } from '@tractor-haat/api-client/contract';
import type { Language } from '@tractor-haat/i18n';
import { asc } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { live } from '../../database/schema/from-content.ts';
import { subsidies } from '../../database/schema/subsidies.ts';
import { resolveOne } from '../../shared/lists/facets.ts';
import { stateNames } from '../../shared/lists/state-names.ts';
import { localText } from '../../shared/localised-text.ts';
import { refuseTold } from '../../shared/refuse-told.ts';
import { answers } from '../server/answers.ts';
import type { App } from '../server/app-type.ts';
import { cachePublicly } from '../server/caching.ts';

export function addSubsidyRoutes(app: App, db: Database): void {
  const readStates = stateNames(db, 'subsidies');
  app.get(
    '/api/v1/subsidies',
    {
      schema: {
        summary: 'Schemes of the whole country; with a state, those of that state first',
        tags: ['subsidies'],
        querystring: subsidiesQuery,
        response: answers(subsidiesAnswer),
      },
    },
    async ({ query: { language, state } }, reply) => {
      const rows = await db
        .select()
        .from(subsidies)
        .where(live(subsidies))
        .orderBy(asc(subsidies.sort_order), asc(subsidies.slug));
      const states = [...new Set(rows.flatMap((row) => row.state ?? []))].sort();
      const slug = state && resolveOne(state, await readStates(), 'state_unknown');
      if (slug && !states.includes(slug)) throw refuseTold('schemes_none', 'NOT_FOUND');
      const visibleRows = rows.filter((row) => row.state === null || row.state === slug);
      const ownFirst = [...visibleRows].sort(
        (one, other) => Number(other.state !== null) - Number(one.state !== null),
      );
      cachePublicly(reply);
      return { data: { items: ownFirst.map((row) => subsidyOf(row, language)), states } };
    },
  );
}

function subsidyOf(row: typeof subsidies.$inferSelect, language: Language): Subsidy {
  const points = (list: typeof row.steps) => list.map((point) => localText(point, language));
  return {
    slug: row.slug,
    name: localText(row.name, language),
    state: row.state,
    summary: localText(row.summary, language),
    help: localText(row.help, language),
    eligibility: points(row.eligibility),
    documents: points(row.documents),
    steps: points(row.steps),
    official_url: row.official_url,
    official_name: row.official_name,
    checked_on: row.checked_on,
  };
}
