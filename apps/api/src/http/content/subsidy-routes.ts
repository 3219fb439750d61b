import { subsidiesAnswer, subsidiesQuery } from '@tractor-haat/api-client/contract';
import type { Database } from '../../database/database.ts';
import { subsidyReads } from '../../domain/content/subsidy-reads.ts';
import { answers } from '../server/answers.ts';
import type { App } from '../server/app-type.ts';
import { cachePublicly } from '../server/caching.ts';

export function addSubsidyRoutes(app: App, db: Database): void {
  const readSubsidies = subsidyReads(db);
  app.get(
    '/api/v1/subsidies',
    {
      schema: {
        summary: 'Lists the national subsidy schemes; with `state`, those of that state first',
        tags: ['subsidies'],
        querystring: subsidiesQuery,
        response: answers(subsidiesAnswer),
      },
    },
    async ({ query: { language, state } }, reply) => {
      const data = await readSubsidies(language, state);
      cachePublicly(reply);
      return { data };
    },
  );
}
