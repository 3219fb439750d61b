import {
  newsletterResponse,
  newsletterConfirmBody,
  newsletterUnsubscribeBody,
  newsletterTokenParams,
} from '@tractor-haat/api-client/contract';
import { localizePath, type Language } from '@tractor-haat/i18n';
import type { FastifyRequest } from 'fastify';
import { confirm } from '../../../domain/people/newsletter/confirm.ts';
import { unsubscribePage } from '../../../domain/people/newsletter/links.ts';
import { languageOfWord, unsubscribe } from '../../../domain/people/newsletter/unsubscribe.ts';
import { consumeAddressQuota } from '../../../shared/limits/address-quota.ts';
import { refuseWithMessage } from '../../../shared/refuse-with-message.ts';
import { DONE_SENTENCES } from '../../../shared/said/done-sentences.ts';
import type { VisitorDeps } from '../../browser/visitor-deps.ts';
import { toResponseSchemas } from '../../server/answers.ts';
import type { App } from '../../server/app-type.ts';
import { isPlainForm } from '../../server/form-posts.ts';

const tags = ['site'];

/** Mail providers send requests of many people from few addresses; tokens cannot be guessed anyway. */
const PER_ADDRESS = [{ most: 600, seconds: 3600 }];

const ONE_CLICK = 'One-Click';

const pageOf = (language: Language, result: 'confirmed' | 'unsubscribed' | 'over') =>
  localizePath(language, `/newsletter/${result}`);

/** Targets of links in mails. A GET changes nothing, because mail scanners open links. */
export async function addNewsletterLinkRoutes(app: App, deps: VisitorDeps): Promise<void> {
  await app.register(async (scope: App) => {
    // Mail programs may send their single field as multipart; its content is fixed (RFC 8058).
    scope.addContentTypeParser(
      'multipart/form-data',
      { parseAs: 'string' },
      (_request, _body, done) => done(null, { 'List-Unsubscribe': ONE_CLICK }),
    );
    addRoutes(scope, deps);
  });
}

function addRoutes(app: App, { db, clock }: VisitorDeps): void {
  async function limit(request: FastifyRequest) {
    const taken = await consumeAddressQuota(
      db,
      'newsletter-link',
      request.ip,
      PER_ADDRESS,
      clock(),
    );
    if (!taken.ok) throw refuseWithMessage('too_often', 'TOO_MANY_REQUESTS', taken.waitSeconds);
  }
  app.post(
    '/api/newsletter_confirm',
    {
      schema: {
        summary: 'Confirms a newsletter subscription by the token of its e-mail',
        tags,
        body: newsletterConfirmBody,
        response: toResponseSchemas(newsletterResponse),
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      await limit(request);
      const { token, language } = request.body;
      const isDone = await confirm({ db, clock }, token);
      if (isPlainForm(request))
        return reply.redirect(pageOf(language, isDone ? 'confirmed' : 'over'), 303);
      if (!isDone) {
        throw refuseWithMessage('newsletter_over', 'GONE');
      }
      return { success: true as const, message: DONE_SENTENCES.newsletter_on.en };
    },
  );
  app.post(
    '/api/newsletter_unsubscribe/:token',
    {
      schema: {
        summary: 'Unsubscribes an e-mail address with one click (RFC 8058)',
        tags,
        params: newsletterTokenParams,
        body: newsletterUnsubscribeBody,
        response: toResponseSchemas(newsletterResponse),
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      await limit(request);
      const { language, 'List-Unsubscribe': by } = request.body;
      await unsubscribe(db, request.params.token, clock());
      if (isPlainForm(request) && by !== ONE_CLICK)
        return reply.redirect(pageOf(language, 'unsubscribed'), 303);
      return { success: true as const, message: DONE_SENTENCES.newsletter_off.en };
    },
  );
  app.get(
    '/api/newsletter_unsubscribe/:token',
    {
      schema: {
        summary: 'Redirects a browser to the unsubscribe page',
        tags,
        params: newsletterTokenParams,
      },
    },
    async ({ params: { token } }, reply) => {
      reply.headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
      return reply.redirect(unsubscribePage(await languageOfWord(db, token), token), 303);
    },
  );
}
