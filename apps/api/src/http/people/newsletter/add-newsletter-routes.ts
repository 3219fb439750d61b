import { isEmail } from '@tractor-haat/api-client';
import { newsletterBody, newsletterResponse } from '@tractor-haat/api-client/contract';
import { localizePath } from '@tractor-haat/i18n';
import type { NewsletterDeps } from '../../../domain/people/newsletter/newsletter-deps.ts';
import { subscribe } from '../../../domain/people/newsletter/subscribe.ts';
import { createTranslatedError } from '../../../shared/create-translated-error.ts';
import { consumeAddressQuota } from '../../../shared/limits/consume-address-quota.ts';
import { SUCCESS_MESSAGES } from '../../../shared/messages/success-messages.ts';
import { isPlainForm } from '../../server/add-form-parser.ts';
import type { App } from '../../server/app.ts';
import { toResponseSchemas } from '../../server/to-response-schemas.ts';
import type { VisitorDeps } from '../../visitor/visitor-deps.ts';

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
  app.post(
    '/api/news_letter_save',
    {
      schema: {
        summary: 'Requests a newsletter subscription and sends the confirmation e-mail',
        tags: ['site'],
        body: newsletterBody,
        response: toResponseSchemas(newsletterResponse),
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
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
    },
  );
}
