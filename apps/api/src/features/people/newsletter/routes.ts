import { isEmail } from '@tractor-haat/api-client';
import { endpoints } from '@tractor-haat/api-client/contract';
import { type Language, localizePath } from '@tractor-haat/i18n';
import type { FastifyRequest } from 'fastify';
import { consumeAddressQuota } from '../../../core/limits/consume-address-quota.ts';
import { createTranslatedError } from '../../../core/messages/http-error.ts';
import { SUCCESS_MESSAGES } from '../../../core/messages/translate-message.ts';
import type { App } from '../../../core/server/app.ts';
import type { VisitorDeps } from '../../../core/visitor/read-cookie.ts';
import { isPlainForm } from '../../../core/visitor/respond-to-form.ts';
import {
  confirmSubscription,
  findTokenLanguage,
  formatUnsubscribePath,
  type NewsletterDeps,
  subscribe,
  unsubscribe,
} from './subscribe.ts';

/** The limit is high, because carriers put many phones behind one IP address. */
const ADDRESS_LIMITS = [{ max: 30, seconds: 3600 }];

/** The newsletter is switched on only by a restart. */
const RETRY_AFTER_SECONDS = 3600;

/** Without `newsletter` the route responds with 503. */
export function addNewsletterRoutes(
  app: App,
  { db, clock }: VisitorDeps,
  newsletter: NewsletterDeps | undefined,
): void {
  app.endpoint(endpoints.saveNewsletter, async (request, reply) => {
    const { language } = request.body;
    const email = request.body.email.trim();
    const isPlain = isPlainForm(request);
    const redirect = (result: string) =>
      reply.redirect(`${localizePath(language, '/')}?newsletter=${result}#newsletter`, 303);
    if (!isEmail(email)) {
      if (isPlain) return redirect('invalid');
      throw createTranslatedError('email');
    }
    const now = clock();
    const quota = await consumeAddressQuota(db, 'newsletter', request.ip, ADDRESS_LIMITS, now);
    if (!quota.ok || newsletter === undefined) {
      if (isPlain) return redirect('failed');
      if (!quota.ok)
        throw createTranslatedError('newsletter', 'TOO_MANY_REQUESTS', quota.waitSeconds);
      throw createTranslatedError('newsletter', 'UNAVAILABLE', RETRY_AFTER_SECONDS);
    }
    await subscribe(newsletter, { email: email.toLowerCase(), language });
    return isPlain
      ? redirect('saved')
      : { success: true as const, message: SUCCESS_MESSAGES.subscribing.en };
  });
}

/** The limit is high, because mail providers send one-click requests of many subscribers from few IP addresses. */
const LINK_ADDRESS_LIMITS = [{ max: 600, seconds: 3600 }];

const UNSUBSCRIBE_VALUE = 'One-Click';

const formatResultPath = (language: Language, result: 'confirmed' | 'unsubscribed' | 'over') =>
  localizePath(language, `/newsletter/${result}`);

/** GET requests change nothing, because mail scanners open every link. */
export async function addNewsletterLinkRoutes(app: App, deps: VisitorDeps): Promise<void> {
  await app.register(async (scope: App) => {
    // RFC 8058 allows multipart and defines the only field and its value, so the body is not parsed.
    scope.addContentTypeParser(
      'multipart/form-data',
      { parseAs: 'string' },
      (_request, _body, done) => done(null, { 'List-Unsubscribe': UNSUBSCRIBE_VALUE }),
    );
    addLinkRoutes(scope, deps);
  });
}

function addLinkRoutes(app: App, { db, clock }: VisitorDeps): void {
  async function requireQuota(request: FastifyRequest) {
    const quota = await consumeAddressQuota(
      db,
      'newsletter-link',
      request.ip,
      LINK_ADDRESS_LIMITS,
      clock(),
    );
    if (!quota.ok) throw createTranslatedError('too_often', 'TOO_MANY_REQUESTS', quota.waitSeconds);
  }
  app.endpoint(endpoints.confirmNewsletter, async (request, reply) => {
    await requireQuota(request);
    const { token, language } = request.body;
    const isConfirmed = await confirmSubscription({ db, clock }, token);
    if (isPlainForm(request))
      return reply.redirect(formatResultPath(language, isConfirmed ? 'confirmed' : 'over'), 303);
    if (!isConfirmed) {
      throw createTranslatedError('newsletter_over', 'GONE');
    }
    return { success: true as const, message: SUCCESS_MESSAGES.newsletter_on.en };
  });
  app.endpoint(endpoints.unsubscribeNewsletter, async (request, reply) => {
    await requireQuota(request);
    const { language, 'List-Unsubscribe': source } = request.body;
    await unsubscribe(db, request.params.token, clock());
    if (isPlainForm(request) && source !== UNSUBSCRIBE_VALUE)
      return reply.redirect(formatResultPath(language, 'unsubscribed'), 303);
    return { success: true as const, message: SUCCESS_MESSAGES.newsletter_off.en };
  });
  app.endpoint(endpoints.openNewsletterUnsubscription, async ({ params: { token } }, reply) => {
    reply.headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
    return reply.redirect(formatUnsubscribePath(await findTokenLanguage(db, token), token), 303);
  });
}
