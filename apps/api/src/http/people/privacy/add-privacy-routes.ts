import { privacyResponse } from '@tractor-haat/api-client/contract';
import type { Config } from '../../../config.ts';
import { toResponseSchemas } from '../../server/answers.ts';
import type { App } from '../../server/app-type.ts';
import { cachePublicly } from '../../server/caching.ts';
import { addMyDataDownloadRoute } from './download-route.ts';
import type { MyDataDeps } from './my-data-deps.ts';
import { addMyDataAccessRoutes } from './open-routes.ts';
import { addMyDataRightsRoutes } from './right-routes.ts';

/** A person's rights under the law (DPDP Act 2023). */
export function addPrivacyRoutes(
  app: App,
  deps: MyDataDeps,
  config: Pick<Config, 'operator' | 'retention'>,
): void {
  addFactsRoute(app, config);
  addMyDataAccessRoutes(app, deps);
  addMyDataRightsRoutes(app, deps);
  addMyDataDownloadRoute(app, deps);
}

/** Facts of the privacy page that come from the configuration. */
function addFactsRoute(
  app: App,
  { operator, retention }: Pick<Config, 'operator' | 'retention'>,
): void {
  app.get(
    '/api/v1/privacy',
    {
      schema: {
        summary: 'Returns the site operator, the data contact and the retention periods',
        tags: ['site'],
        response: toResponseSchemas(privacyResponse),
      },
    },
    async (_, reply) => {
      cachePublicly(reply);
      return { data: { ...operator, days: retention } };
    },
  );
}
