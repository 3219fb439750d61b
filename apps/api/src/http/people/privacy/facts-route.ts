import { privacyAnswer } from '@tractor-haat/api-client/contract';
import type { Config } from '../../../config.ts';
import { answers } from '../../server/answers.ts';
import type { App } from '../../server/app-type.ts';
import { cachePublicly } from '../../server/caching.ts';

/** Facts of the privacy page that come from the configuration. */
export function addFactsRoute(
  app: App,
  { operator, retention }: Pick<Config, 'operator' | 'retention'>,
): void {
  app.get(
    '/api/v1/privacy',
    {
      schema: {
        summary: 'Returns the site operator, the data contact and the retention periods',
        tags: ['site'],
        response: answers(privacyAnswer),
      },
    },
    async (_, reply) => {
      cachePublicly(reply);
      return { data: { ...operator, days: retention } };
    },
  );
}
