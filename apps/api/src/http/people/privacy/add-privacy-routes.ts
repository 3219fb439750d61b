import { privacyResponse } from '@tractor-haat/api-client/contract';
import type { Config } from '../../../config.ts';
import type { App } from '../../server/app.ts';
import { cachePublicly } from '../../server/cache-publicly.ts';
import { toResponseSchemas } from '../../server/to-response-schemas.ts';
import { addMyDataAccessRoutes } from './add-my-data-access-routes.ts';
import { addMyDataDownloadRoute } from './add-my-data-download-route.ts';
import { addMyDataRightsRoutes } from './add-my-data-rights-routes.ts';
import type { MyDataDeps } from './my-data-deps.ts';

/** Rights under the Digital Personal Data Protection Act 2023 of India. */
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
