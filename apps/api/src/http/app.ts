import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import type { Database } from '../database/database.ts';
import type { JobDatabase } from '../database/job-tables.ts';
import { makeCodes } from '../domain/codes/make-codes.ts';
import { dealerCounts } from '../domain/dealers/counts.ts';
import { dealerIndex } from '../domain/dealers/dealer-index.ts';
import { productNames } from '../domain/lookups/product-names.ts';
import { smtp } from '../domain/mail/smtp.ts';
import { makeNewsletter } from '../domain/newsletter/make-newsletter.ts';
import type { PasswordHasher } from '../domain/passwords/argon2id.ts';
import { makePasswords } from '../domain/passwords/passwords.ts';
import { pictures } from '../domain/pictures/pictures.ts';
import { makeGeocoder } from '../domain/places/geocoder/geocoder.ts';
import { placeReads } from '../domain/places/reads.ts';
import { type AlertJob, sendMessage } from '../domain/price-alerts/file-message.ts';
import { watchPrices } from '../domain/price-alerts/price-watch.ts';
import { sendPushMessage } from '../domain/price-alerts/push/send-push-message.ts';
import { vapidKeys } from '../domain/price-alerts/push/vapid.ts';
import { shareCards } from '../domain/share-cards/share-cards.ts';
import { type Clock, systemClock } from '../shared/clock.ts';
import { startJobQueue } from '../shared/jobs/job-queue.ts';
import { readSecretKey } from '../shared/secrets/secret-key.ts';
import { WorkQueue } from '../shared/work-queue.ts';
import { addAccountSection } from './accounts/add-account-routes.ts';
import { addCatalogueSection } from './catalogue/add-catalogue-routes.ts';
import { addClientEventRoutes } from './client-events/routes.ts';
import { addContentRevisionRoute } from './content/routes.ts';
import { tellTags } from './content/tell-tags.ts';
import { addOutboxRoutes } from './delivery/outbox-routes.ts';
import { addDeskSection } from './desk/add-desk-routes.ts';
import { addDocs } from './docs/routes.ts';
import { addEnquiryRoutes } from './enquiries/routes.ts';
import { addFamilyRoutes } from './family/routes.ts';
import { addHealthRoutes } from './health/routes.ts';
import { addImplementRoutes } from './implements/list-routes.ts';
import { addTypeRoutes } from './implements/type-routes.ts';
import { addMakerModelRoutes } from './lookups/maker-model-routes.ts';
import { addLookupRoutes } from './lookups/routes.ts';
import { addMediaSection } from './media/add-media-routes.ts';
import { addMediaRoutes } from './media/routes.ts';
import { addNewsletterLinkRoutes } from './newsletter/link-routes.ts';
import { addNewsletterRoutes } from './newsletter/routes.ts';
import { addNotebookRoutes } from './notebook/routes.ts';
import { addPictureRoutes } from './pictures/routes.ts';
import { addPlaceRoutes } from './places/routes.ts';
import { addPriceAlertRoutes } from './price-alerts/routes.ts';
import { addPrivacyRoutes } from './privacy/add-privacy-routes.ts';
import { addReportRoutes } from './reports/routes.ts';
import { addSearchRoutes } from './search/routes.ts';
import { addSellingSection } from './selling/add-selling-routes.ts';
import type { App } from './server/app-type.ts';
import { createServer } from './server/fastify.ts';
import { acceptForms } from './server/form-posts.ts';
import { watchMethods } from './server/method-not-allowed.ts';
import { refuseOtherSites } from './server/same-origin.ts';
import { addShareCardRoutes } from './share-cards/routes.ts';
import { addSitemapRoutes } from './sitemap/routes.ts';

export type AppDeps = {
  db: Database;
  jobs: JobDatabase;
  logger: Logger;
  config: Pick<
    Config,
    | 'apiDocs'
    | 'contentDir'
    | 'dataDir'
    | 'drawingsDir'
    | 'databaseUrl'
    | 'delivery'
    | 'isProduction'
    | 'mail'
    | 'operator'
    | 'publicOrigin'
    | 'registry'
    | 'retention'
    | 'reverseGeocoderUrl'
    | 'secretKey'
    | 'trustedProxyHops'
  >;
  clock?: Clock;
  /** argon2id with OWASP's parameters unless tests pass a quicker one. */
  passwordHasher?: PasswordHasher;
};

/** Origin of the site under `npm start`, unless another one is set. */
const DEVELOPMENT_ORIGIN = 'http://localhost:3000';

/** Two concurrent share cards leave a processor for other work; twenty take three seconds. */
const CARDS = { atOnce: 2, waiting: 200, perSource: 20 };

/** The whole API on a prepared database; it does not listen yet. */
export async function buildApp(
  { db, jobs, logger, config, clock = systemClock, passwordHasher }: AppDeps,
  addMore: (app: App) => void = () => undefined,
): Promise<{ app: App }> {
  const app = createServer({ logger, trustedProxyHops: config.trustedProxyHops });
  const key = readSecretKey(config);
  const queue = await startJobQueue(jobs, logger);
  app.addHook('onClose', () => queue.stop());
  const { codes, outbox, messages } = await makeCodes({ db, queue, logger, config, key, clock });
  refuseOtherSites(app, config.publicOrigin);
  await acceptForms(app);
  const refuseOtherMethods = watchMethods(app);
  tellTags(app);
  if (config.apiDocs) await addDocs(app);
  addHealthRoutes(app, db);
  addTypeRoutes(app, db);
  addImplementRoutes(app, db);
  const dealers = dealerIndex(db);
  const places = placeReads(db);
  const products = productNames(db);
  const { isProduction } = config;
  const origin = config.publicOrigin ?? DEVELOPMENT_ORIGIN;
  const visitors = { db, clock, key, isProduction };
  addCatalogueSection(app, { ...visitors, dealers, places, products });
  addMediaSection(app, visitors, origin);
  addClientEventRoutes(app, db, clock);
  addLookupRoutes(app, db, products);
  addMakerModelRoutes(app, db, products);
  addEnquiryRoutes(app, { ...visitors, codes, places, products });
  addAccountSection(app, { ...visitors, codes, passwords: makePasswords(passwordHasher) });
  await addSellingSection(app, { ...visitors, codes, places });
  const sendMail = config.mail.server ? smtp({ ...config.mail.server, logger }) : outbox?.sendMail;
  const mails = { db, queue, logger, key, clock, config: config.mail, send: sendMail, origin };
  addNewsletterRoutes(app, visitors, await makeNewsletter(mails));
  await addNewsletterLinkRoutes(app, visitors);
  addFamilyRoutes(app, visitors);
  addNotebookRoutes(app, visitors);
  addPrivacyRoutes(app, { ...visitors, codes }, config);
  const { privateKey, services } = config.delivery.push;
  const push = { keys: vapidKeys(privateKey, key), services };
  const alerts = { ...visitors, ...messages, codes, places, queue, origin, push };
  addPriceAlertRoutes(app, alerts);
  await queue.work('alerts', (job: AlertJob) => sendMessage(alerts, job));
  await queue.work('pushes', (job: AlertJob) => sendPushMessage(alerts, job));
  const watch = watchPrices(alerts, logger);
  app.addHook('onClose', () => watch.stop());
  addSitemapRoutes(app, db, dealers);
  addSearchRoutes(app, db, clock);
  addContentRevisionRoute(app, db);
  addReportRoutes(app, db, clock);
  await addDeskSection(app, {
    db,
    clock,
    logger,
    key,
    isProduction,
    publicOrigin: config.publicOrigin,
    origin,
    registry: config.registry,
    passwords: makePasswords(passwordHasher),
    outbox,
    messages: { ...messages, queue },
    sendMail,
    pricesChanged: watch.look,
  });
  if (outbox) addOutboxRoutes(app, outbox, config.trustedProxyHops);
  const { reverseGeocoderUrl: url } = config;
  const geocoder = url && makeGeocoder({ url, site: origin, logger, clock });
  addPlaceRoutes(app, db, {
    geocoder: geocoder || undefined,
    reads: places,
    dealerCounts: dealerCounts(dealers),
  });
  const findPicture = pictures({
    folder: config.drawingsDir,
    filesFailed: (err) => logger.warn({ err }, 'drawn pictures cannot be read'),
  });
  addPictureRoutes(app, findPicture);
  const site = { name: 'Tractor Haat', host: new URL(origin).host };
  addShareCardRoutes(app, shareCards(db, new WorkQueue(CARDS), site));
  await addMediaRoutes(app, config.contentDir);
  addMore(app);
  refuseOtherMethods();
  return { app };
}
