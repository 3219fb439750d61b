import { nearestPlaceAnswer, nearestPlaceQuery } from '@tractor-haat/api-client/contract';
import type { Database } from '../database/database.ts';
import type { DealerCounts } from '../dealers/counts.ts';
import { answers } from '../server/answers.ts';
import type { App } from '../server/app-type.ts';
import { cachePublicly } from '../server/caching.ts';
import { Refusal } from '../server/refusal.ts';
import { addPlaceChoiceRoutes } from './choice-routes.ts';
import type { Geocoder } from './geocoder/geocoder.ts';
import { locate } from './locate.ts';
import { nearestTown } from './nearest.ts';
import type { PlaceReads } from './reads.ts';

type PlaceParts = {
  geocoder: Geocoder | undefined;
  reads: PlaceReads;
  dealerCounts: DealerCounts;
};

export function addPlaceRoutes(
  app: App,
  db: Database,
  { geocoder, reads, dealerCounts }: PlaceParts,
): void {
  const find = locate({ nearest: nearestTown(db), reads, geocoder });
  addPlaceChoiceRoutes(app, reads, dealerCounts);
  app.get(
    '/api/v1/places/nearest',
    {
      schema: {
        summary: 'The place of a point in India',
        tags: ['places'],
        querystring: nearestPlaceQuery,
        response: answers(nearestPlaceAnswer),
      },
    },
    async ({ query: { latitude, longitude, language } }, reply) => {
      const data = await find({ latitude, longitude }, language);
      if (data === undefined) throw new Refusal('NOT_FOUND', 'This point is not in India.');
      cachePublicly(reply);
      return { data };
    },
  );
}
