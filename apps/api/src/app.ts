import path from 'node:path';
import type { Logger } from 'pino';
import type { Config } from './config.ts';
import type { Database } from './database/database.ts';
import { addDocs } from './docs/routes.ts';
import { addHealthRoutes } from './health/routes.ts';
import { addImplementRoutes } from './implements/list-routes.ts';
import { addTypeRoutes } from './implements/type-routes.ts';
import { addMediaRoutes } from './media/routes.ts';
import { pictureStore } from './pictures/picture-store.ts';
import { type FindPicture, pictures } from './pictures/pictures.ts';
import { RenderQueue } from './pictures/render-queue.ts';
import { addPictureRoutes } from './pictures/routes.ts';
import type { App } from './server/app-type.ts';
import { createServer } from './server/fastify.ts';
import { watchMethods } from './server/method-not-allowed.ts';
import { addVideoRoutes } from './videos/routes.ts';

export type AppParts = {
  db: Database;
  logger: Logger;
  config: Pick<Config, 'contentDir' | 'dataDir' | 'trustedProxyHops'>;
};

/** Two at once leave a processor for the rest; 200 waiting are some pages full of pictures. */
const RENDERING = { atOnce: 2, waiting: 200 };

/** The whole API on a database that is prepared already; it does not listen yet. */
export async function buildApp(
  { db, logger, config }: AppParts,
  addMore: (app: App) => void = () => undefined,
): Promise<{ app: App; findPicture: FindPicture }> {
  const app = createServer({ logger, trustedProxyHops: config.trustedProxyHops });
  const findPicture = pictures({
    store: pictureStore(path.join(config.dataDir, 'pictures')),
    queue: new RenderQueue(RENDERING),
    storeFailed: (err) => logger.warn({ err }, 'pictures are not kept'),
  });
  const refuseOtherMethods = watchMethods(app);
  await addDocs(app);
  addHealthRoutes(app, db);
  addTypeRoutes(app, db);
  addImplementRoutes(app, db);
  addVideoRoutes(app, db);
  addPictureRoutes(app, findPicture);
  await addMediaRoutes(app, config.contentDir);
  addMore(app);
  refuseOtherMethods();
  return { app, findPicture };
}
