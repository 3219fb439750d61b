import type { Config } from '../../../config.ts';
import type { App } from '../../server/app-type.ts';
import { addDownloadRoute } from './download-route.ts';
import { addFactsRoute } from './facts-route.ts';
import type { MyDataDeps } from './my-data-deps.ts';
import { addOpenRoutes } from './open-routes.ts';
import { addRightRoutes } from './right-routes.ts';

/** A person's rights under the law (DPDP Act 2023). */
export function addPrivacyRoutes(
  app: App,
  parts: MyDataDeps,
  config: Pick<Config, 'operator' | 'retention'>,
): void {
  addFactsRoute(app, config);
  addOpenRoutes(app, parts);
  addRightRoutes(app, parts);
  addDownloadRoute(app, parts);
}
