import { resolveSiteOrigin } from '@tractor-haat/server-kit/settings';
import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import type { Database } from '../database/database.ts';
import type { JobDatabase } from '../database/job-queues.ts';
import { createDealerCounts } from '../domain/catalogue/dealers/dealer-counts.ts';
import { createDealerIndex, type DealerIndex } from '../domain/catalogue/dealers/dealer-index.ts';
import {
  createProductNames,
  type ProductNames,
} from '../domain/catalogue/lookups/product-names.ts';
import { readContentPictures } from '../domain/catalogue/pictures/content-pictures.ts';
import { createDrawingPlan } from '../domain/catalogue/pictures/drawing-plan.ts';
import {
  createPictureFinder,
  type PictureFinder,
} from '../domain/catalogue/pictures/picture-finder.ts';
import { RequestedDrawings } from '../domain/catalogue/pictures/requested-drawings.ts';
import { createGeocoder } from '../domain/catalogue/places/geocoder/geocoder.ts';
import { createPlaceIndexCache } from '../domain/catalogue/places/place-index-cache.ts';
import { createShareCardFinder } from '../domain/catalogue/share-cards/share-card-finder.ts';
import { EDITABLE_ENTITIES } from '../domain/desk/content/desk-entity.ts';
import { sendPushMessage } from '../domain/enquiries/price-alerts/push/send-push-message.ts';
import { createVapidKeys } from '../domain/enquiries/price-alerts/push/vapid-keys.ts';
import {
  type AlertJob,
  sendAlertMessage,
} from '../domain/enquiries/price-alerts/queue-alert-message.ts';
import {
  type PriceWatch,
  schedulePriceAlerts,
} from '../domain/enquiries/price-alerts/schedule-price-alerts.ts';
import { startCodeService } from '../domain/people/codes/start-code-service.ts';
import type { Outbox } from '../domain/people/delivery/outbox.ts';
import { createSmtpSender } from '../domain/people/mail/create-smtp-sender.ts';
import type { SendMail } from '../domain/people/mail/mail.ts';
import type { MailConfig } from '../domain/people/mail/mail-settings.ts';
import { startNewsletter } from '../domain/people/newsletter/start-newsletter.ts';
import type { PasswordHasher } from '../domain/people/passwords/create-argon2id-hasher.ts';
import { createPasswords } from '../domain/people/passwords/passwords.ts';
import { type Clock, systemClock } from '../shared/clock.ts';
import { type JobQueue, startJobQueue } from '../shared/jobs/job-queue.ts';
import { readSecretKey } from '../shared/secrets/read-secret-key.ts';
import { TaskQueue } from '../shared/task-queue.ts';
import { addCatalogueRoutes } from './catalogue/add-catalogue-routes.ts';
import { addShareCardRoutes } from './catalogue/add-share-card-routes.ts';
import { addImplementRoutes } from './catalogue/implements/add-implement-routes.ts';
import { addImplementTypeRoutes } from './catalogue/implements/add-implement-type-routes.ts';
import { addLookupRoutes } from './catalogue/lookups/add-lookup-routes.ts';
import { addMakerModelRoutes } from './catalogue/lookups/add-maker-model-routes.ts';
import { addPictureRoutes } from './catalogue/pictures/add-picture-routes.ts';
import { addPlaceRoutes } from './catalogue/places/add-place-routes.ts';
import { addFamilyRoutes } from './community/add-family-routes.ts';
import { addReportRoutes } from './community/add-report-routes.ts';
import { addMediaFileRoutes } from './content/add-media-file-routes.ts';
import { addMediaRoutes } from './content/add-media-routes.ts';
import { addCacheTagsHook } from './content/content-tags/add-cache-tags-hook.ts';
import { addContentRevisionRoute } from './content/content-tags/add-content-revision-route.ts';
import { addClientEventRoutes } from './desk/add-client-event-routes.ts';
import { addDeskRoutes } from './desk/add-desk-routes.ts';
import { addDocs } from './docs/add-docs.ts';
import { addPriceAlertRoutes } from './enquiries/add-price-alert-routes.ts';
import { addEnquiryRoutes } from './enquiries/forms/add-enquiry-routes.ts';
import { addHealthRoutes } from './health/add-health-routes.ts';
import { addAccountRoutes } from './people/accounts/add-account-routes.ts';
import { addNotebookRoutes } from './people/add-notebook-routes.ts';
import { addOutboxRoutes } from './people/delivery/add-outbox-routes.ts';
import { addNewsletterLinkRoutes } from './people/newsletter/add-newsletter-link-routes.ts';
import { addNewsletterRoutes } from './people/newsletter/add-newsletter-routes.ts';
import { addPrivacyRoutes } from './people/privacy/add-privacy-routes.ts';
import { addSearchRoutes } from './search/add-search-routes.ts';
import { addSitemapRoutes } from './search/add-sitemap-routes.ts';
import { addSellingRoutes } from './selling/add-selling-routes.ts';
import { addFormParser } from './server/add-form-parser.ts';
import { addSameOriginHook } from './server/add-same-origin-hook.ts';
import type { App } from './server/app.ts';
import { createServer } from './server/create-server.ts';
import { watchMethods } from './server/watch-methods.ts';
import type { VisitorDeps } from './visitor/visitor-deps.ts';

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

function createMailSender(
  { server }: MailConfig,
  outbox: Outbox | undefined,
  logger: Logger,
): SendMail | undefined {
  return server ? createSmtpSender({ ...server, logger }) : outbox?.sendMail;
}

async function addVisitorRoutes(app: App, services: AppServices): Promise<void> {
  const { config, visitorDeps, origin, codes, dealers, places, products } = services;
  const { db, clock } = visitorDeps;
  addImplementTypeRoutes(app, db);
  addImplementRoutes(app, db);
  addCatalogueRoutes(app, { ...visitorDeps, dealers, places, products });
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
  addPictureRoutes(app, createConfiguredPictureFinder(app, config, logger));
  const cardSite = { name: 'Tractor Haat', host: new URL(origin).host };
  const cardQueue = new TaskQueue(SHARE_CARD_QUEUE);
  addShareCardRoutes(app, createShareCardFinder(visitorDeps.db, cardQueue, cardSite));
  await addMediaFileRoutes(app, config.contentDir);
}

function createConfiguredPictureFinder(
  app: App,
  config: AppDeps['config'],
  logger: Logger,
): PictureFinder {
  const { drawingsDir: folder, contentDir, drawOnRequest } = config;
  const logReadError = (err: unknown) => logger.warn({ err }, 'drawn pictures cannot be read');
  if (!drawOnRequest) return createPictureFinder({ folder, onFilesFailed: logReadError });
  const drawings = new RequestedDrawings({
    folder,
    listPlanned: () => Object.values(createDrawingPlan(readContentPictures(contentDir))).flat(),
    onDrawingFailed: (err) => logger.warn({ err }, 'a requested picture cannot be drawn'),
  });
  app.addHook('onClose', () => drawings.stop());
  return createPictureFinder({
    folder,
    onFilesFailed: logReadError,
    onFileMissing: (file) => drawings.request(file),
  });
}
