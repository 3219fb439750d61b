import { isEmail } from '@tractor-haat/api-client';
import { newsletterResponse, newsletterBody } from '@tractor-haat/api-client/contract';
import { localizePath } from '@tractor-haat/i18n';
import type { NewsletterDeps } from '../../../domain/people/newsletter/newsletter-deps.ts';
import { subscribe } from '../../../domain/people/newsletter/subscribe.ts';
import { consumeAddressQuota } from '../../../shared/limits/address-quota.ts';
import { createTranslatedError } from '../../../shared/refuse-with-message.ts';
import { SUCCESS_MESSAGES } from '../../../shared/said/done-sentences.ts';
import type { VisitorDeps } from '../../browser/visitor-deps.ts';
import { toResponseSchemas } from '../../server/answers.ts';
import type { App } from '../../server/app-type.ts';
import { isPlainForm } from '../../server/form-posts.ts';

/** Carriers share addresses, so this is generous. */
const ADDRESS_LIMITS = [{ max: 30, seconds: 3600 }];

/** Retry time; the configuration does not change within minutes. */
const RETRY_AFTER_SECONDS = 3600;

/** `newsletter` is undefined if it is off: the form in the footer then reports a failure. */
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
      /** A browser without JavaScript is redirected to a page with the result. */
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
