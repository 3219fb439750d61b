import { resolveSiteOrigin } from '@tractor-haat/server-kit/settings';
import type { Logger } from 'pino';
import { addHealthRoutes } from './add-health-routes.ts';
import type { Config } from './config.ts';
import type { Database } from './core/database/database.ts';
import { createSmtpSender, type SendMail } from './core/delivery/create-smtp-sender.ts';
import type { MailConfig } from './core/delivery/mail-settings.ts';
import { addOutboxRoutes, type Outbox } from './core/delivery/outbox.ts';
import { startCodeService } from './core/delivery/start-code-service.ts';
import { type Clock, systemClock } from './core/jobs/clock.ts';
import { type JobQueue, startJobQueue } from './core/jobs/job-queue.ts';
import type { JobDatabase } from './core/jobs/job-queues.ts';
import { TaskQueue } from './core/jobs/task-queue.ts';
import { readSecretKey } from './core/secrets/read-secret-key.ts';
import { addDocs } from './core/server/add-docs.ts';
import { addSameOriginHook } from './core/server/add-same-origin-hook.ts';
import type { App } from './core/server/app.ts';
import { createServer, watchMethods } from './core/server/create-server.ts';
import type { VisitorDeps } from './core/visitor/read-cookie.ts';
import { addFormParser } from './core/visitor/respond-to-form.ts';
import {
  createDealerCounts,
  createDealerIndex,
  type DealerIndex,
} from './features/catalogue/dealers/create-dealer-index.ts';
import { addDealerRoutes } from './features/catalogue/dealers/routes.ts';
import { addFinanceRoutes } from './features/catalogue/finance/routes.ts';
import {
  addImplementBrandRoutes,
  addImplementRoutes,
  addImplementTypeRoutes,
} from './features/catalogue/implements/routes.ts';
import {
  createProductNames,
  type ProductNames,
} from './features/catalogue/lookups/product-names.ts';
import { addLookupRoutes, addMakerModelRoutes } from './features/catalogue/lookups/routes.ts';
import {
  addPictureRoutes,
  createRequestedPictureFinder,
} from './features/catalogue/pictures/routes.ts';
import { createGeocoder } from './features/catalogue/places/create-geocoder.ts';
import { createPlaceIndexCache } from './features/catalogue/places/place-index.ts';
import { addPlaceRoutes } from './features/catalogue/places/routes.ts';
import { createShareCardFinder } from './features/catalogue/share-cards/create-share-card-finder.ts';
import { addShareCardRoutes } from './features/catalogue/share-cards/routes.ts';
import { addTractorRoutes } from './features/catalogue/tractors/routes.ts';
import { addTyreRoutes } from './features/catalogue/tyres/routes.ts';
import { addUsedRoutes } from './features/catalogue/used/routes.ts';
import { addFamilyRoutes } from './features/community/family/routes.ts';
import { addReportRoutes } from './features/community/reports/routes.ts';
import {
  createReviewIndex,
  createTractorReviewReader,
} from './features/community/reviews/review-index.ts';
import { addReviewRoutes } from './features/community/reviews/routes.ts';
import { addCacheTagsHook, addContentRevisionRoute } from './features/content/cache-tags/routes.ts';
import { addMediaFileRoutes, addMediaRoutes } from './features/content/media/routes.ts';
import { addClientEventRoutes } from './features/desk/client-events/routes.ts';
import { EDITABLE_ENTITIES } from './features/desk/content/desk-entity.ts';
import { addDeskRoutes } from './features/desk/routes.ts';
import { addEnquiryRoutes } from './features/enquiries/forms/routes.ts';
import { createVapidKeys } from './features/enquiries/price-alerts/push-target.ts';
import {
  type AlertJob,
  sendAlertMessage,
} from './features/enquiries/price-alerts/queue-alert-message.ts';
import { addPriceAlertRoutes } from './features/enquiries/price-alerts/routes.ts';
import {
  type PriceWatch,
  schedulePriceAlerts,
} from './features/enquiries/price-alerts/schedule-price-alerts.ts';
import { sendPushMessage } from './features/enquiries/price-alerts/send-push-message.ts';
import { addAccountRoutes } from './features/people/accounts/routes.ts';
import {
  addNewsletterLinkRoutes,
  addNewsletterRoutes,
} from './features/people/newsletter/routes.ts';
import { startNewsletter } from './features/people/newsletter/start-newsletter.ts';
import { addNotebookRoutes } from './features/people/notebook/routes.ts';
import { createPasswords, type PasswordHasher } from './features/people/passwords/passwords.ts';
import { addPrivacyRoutes } from './features/people/privacy/routes.ts';
import { addSearchRoutes, addSitemapRoutes } from './features/search/routes.ts';
import { addSellingRoutes } from './features/selling/listings/routes.ts';

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
    | 'drawOnRequest'
    | 'delivery'
    | 'isProduction'
    | 'mail'
    | 'operator'
    | 'publicOrigin'
    | 'registry'
    | 'retention'
    | 'reverseGeocoderUrl'
    | 'secretKey'
    | 'sitePort'
    | 'trustedProxyHops'
  >;
  clock?: Clock;
  /** Tests pass a hasher that is faster than the default argon2id. */
  passwordHasher?: PasswordHasher;
};

/** Drawing a share card occupies a CPU core. */
const SHARE_CARD_QUEUE = { concurrency: 2, maxWaiting: 200, maxPerSource: 20 };

/** `db` must be migrated. The app does not listen yet. */
export async function createApp(
  { db, jobs, logger, config, clock = systemClock, passwordHasher }: AppDeps,
  addTestRoutes: (app: App) => void = () => undefined,
): Promise<{ app: App }> {
  const app = createServer({ logger, trustedProxyHops: config.trustedProxyHops });
  const key = readSecretKey(config);
  const queue = await startJobQueue(jobs, logger);
  app.addHook('onClose', () => queue.stop());
  const codeService = await startCodeService({ db, queue, logger, config, key, clock });
  const services: AppServices = {
    ...codeService,
    logger,
    config,
    queue,
    passwordHasher,
    visitorDeps: { db, clock, key, isProduction: config.isProduction },
    origin: resolveSiteOrigin(config),
    sendMail: createMailSender(config.mail, codeService.outbox, logger),
    dealers: createDealerIndex(db),
    places: createPlaceIndexCache(db),
    products: createProductNames(db),
  };

  addSameOriginHook(app, config.publicOrigin);
  await addFormParser(app);
  const addMethodErrors = watchMethods(app);
  addCacheTagsHook(app);
  if (config.apiDocs) await addDocs(app);
  addHealthRoutes(app, db);
  await addVisitorRoutes(app, services);
  const priceWatch = await startPriceAlerts(app, services);
  addSiteRoutes(app, services);
  await startDesk(app, services, priceWatch);
  if (services.outbox) addOutboxRoutes(app, services.outbox, config.trustedProxyHops);
  await addFileRoutes(app, services);
  addTestRoutes(app);
  addMethodErrors();
  return { app };
}

type AppServices = Awaited<ReturnType<typeof startCodeService>> & {
  logger: Logger;
  config: AppDeps['config'];
  queue: JobQueue;
  passwordHasher: PasswordHasher | undefined;
  visitorDeps: VisitorDeps;
  origin: string;
  sendMail: SendMail | undefined;
  dealers: DealerIndex;
  places: ReturnType<typeof createPlaceIndexCache>;
  products: ProductNames;
};

/** Without a mail server, mails go to the outbox. Returns undefined if there is none. */
function createMailSender(
  { server }: MailConfig,
  outbox: Outbox | undefined,
  logger: Logger,
): SendMail | undefined {
  return server ? createSmtpSender({ ...server, logger }) : outbox?.sendMail;
}

async function addVisitorRoutes(app: App, services: AppServices): Promise<void> {
  const { config, visitorDeps, origin, codes, places, products } = services;
  const { db, clock } = visitorDeps;
  addImplementTypeRoutes(app, db);
  addImplementRoutes(app, db);
  addCatalogueRoutes(app, services);
  addMediaRoutes(app, visitorDeps, origin);
  addClientEventRoutes(app, db, clock);
  addLookupRoutes(app, db, products);
  addMakerModelRoutes(app, db, products);
  addEnquiryRoutes(app, { ...visitorDeps, codes, places, products });
  const passwords = createPasswords(services.passwordHasher);
  addAccountRoutes(app, { ...visitorDeps, codes, passwords });
  await addSellingRoutes(app, { ...visitorDeps, codes, places });
  await startNewsletterRoutes(app, services);
  addFamilyRoutes(app, visitorDeps);
  addNotebookRoutes(app, visitorDeps);
  addPrivacyRoutes(app, { ...visitorDeps, codes }, config);
}

function addCatalogueRoutes(
  app: App,
  { visitorDeps, dealers, places, products }: AppServices,
): void {
  const { db } = visitorDeps;
  const reviews = createReviewIndex(db);
  const readReviews = createTractorReviewReader(reviews);
  addTractorRoutes(app, db, { readReviews, getDealers: dealers });
  addTyreRoutes(app, db);
  addUsedRoutes(app, db);
  addDealerRoutes(app, db, dealers, { places, products });
  addReviewRoutes(app, reviews, visitorDeps);
  addImplementBrandRoutes(app, db);
  addFinanceRoutes(app, db);
}

async function startNewsletterRoutes(
  app: App,
  { config, queue, visitorDeps, origin, sendMail }: AppServices,
): Promise<void> {
  const { db, key, clock } = visitorDeps;
  const setup = { db, queue, key, clock, config: config.mail, send: sendMail, origin };
  addNewsletterRoutes(app, visitorDeps, await startNewsletter(setup));
  await addNewsletterLinkRoutes(app, visitorDeps);
}

async function startPriceAlerts(
  app: App,
  { logger, config, queue, visitorDeps, origin, codes, messages, places }: AppServices,
): Promise<PriceWatch> {
  const { privateKey, services } = config.delivery.push;
  const push = { keys: createVapidKeys(privateKey, visitorDeps.key), services };
  const alertDeps = { ...visitorDeps, ...messages, codes, places, queue, origin, push };
  addPriceAlertRoutes(app, alertDeps);
  await queue.work('alerts', (job: AlertJob) => sendAlertMessage(alertDeps, job));
  await queue.work('pushes', (job: AlertJob) => sendPushMessage(alertDeps, job));
  const priceWatch = schedulePriceAlerts(alertDeps, logger);
  app.addHook('onClose', () => priceWatch.stop());
  return priceWatch;
}

function addSiteRoutes(app: App, services: AppServices): void {
  const { logger, config, visitorDeps, origin, dealers, places } = services;
  const { db, clock } = visitorDeps;
  addSitemapRoutes(app, db, dealers);
  addSearchRoutes(app, { db, clock, dealers, places });
  addContentRevisionRoute(app, db, EDITABLE_ENTITIES);
  addReportRoutes(app, db, clock);
  const { reverseGeocoderUrl: url } = config;
  addPlaceRoutes(app, db, {
    geocoder: url ? createGeocoder({ url, site: origin, logger, clock }) : undefined,
    getPlaceIndex: places,
    dealerCounts: createDealerCounts(dealers),
  });
}

async function startDesk(app: App, services: AppServices, priceWatch: PriceWatch): Promise<void> {
  const { logger, config, queue, visitorDeps, origin, outbox, messages, sendMail } = services;
  await addDeskRoutes(app, {
    ...visitorDeps,
    logger,
    publicOrigin: config.publicOrigin,
    origin,
    registry: config.registry,
    passwords: createPasswords(services.passwordHasher),
    outbox,
    messages: { ...messages, queue },
    sendMail,
    sendPriceAlerts: priceWatch.queueIfChanged,
  });
}

async function addFileRoutes(app: App, services: AppServices): Promise<void> {
  const { logger, config, visitorDeps, origin } = services;
  addPictureRoutes(app, createRequestedPictureFinder(app, config, logger));
  const cardSite = { name: 'Tractor Haat', host: new URL(origin).host };
  const cardQueue = new TaskQueue(SHARE_CARD_QUEUE);
  addShareCardRoutes(app, createShareCardFinder(visitorDeps.db, cardQueue, cardSite));
  await addMediaFileRoutes(app, config.contentDir);
}
