import { endpoints } from '@tractor-haat/api-client/contract';
import { getWidestNetwork } from '../../../core/limits/consume-address-quota.ts';
import { createTranslatedError } from '../../../core/messages/http-error.ts';
import {
  type App,
  DAILY_CACHE_CONTROL,
  IMMUTABLE_CACHE_CONTROL,
} from '../../../core/server/app.ts';
import type { ShareCardFinder } from './create-share-card-finder.ts';
import { parseCardFile } from './parse-card-file.ts';

const DRAW_TIMEOUT_MS = 30_000;

export function addShareCardRoutes(app: App, findCard: ShareCardFinder): void {
  app.endpoint(
    endpoints.getShareCard,
    { handlerTimeout: DRAW_TIMEOUT_MS },
    async ({ params: { kind, key, language, file }, ip }, reply) => {
      const card = parseCardFile(kind, key, language, file);
      const bytes = card && (await findCard(card, getWidestNetwork(ip)));
      if (!bytes) throw createTranslatedError('resource_missing', 'NOT_FOUND');
      // The card shows a photo of the seller, which must leave the caches soon after the sale.
      const caching = card.kind === 'used' ? DAILY_CACHE_CONTROL : IMMUTABLE_CACHE_CONTROL;
      return reply.header('cache-control', caching).type('image/jpeg').send(bytes);
    },
  );
}
