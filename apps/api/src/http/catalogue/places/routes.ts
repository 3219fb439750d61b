import { nearestPlaceResponse, nearestPlaceQuery } from '@tractor-haat/api-client/contract';
import type { Database } from '../../../database/database.ts';
import type { DealerCounts } from '../../../domain/catalogue/dealers/counts.ts';
import type { Geocoder } from '../../../domain/catalogue/places/geocoder/geocoder.ts';
import { locate } from '../../../domain/catalogue/places/locate.ts';
import { nearestTown } from '../../../domain/catalogue/places/nearest.ts';
import type { PlaceReads } from '../../../domain/catalogue/places/reads.ts';
import { createTranslatedError } from '../../../shared/refuse-with-message.ts';
import { toResponseSchemas } from '../../server/answers.ts';
import type { App } from '../../server/app-type.ts';
import { cachePublicly } from '../../server/caching.ts';
import { addPlaceChoiceRoutes } from './choice-routes.ts';

type PlaceDeps = {
  geocoder: Geocoder | undefined;
  reads: PlaceReads;
  dealerCounts: DealerCounts;
};

export function addPlaceRoutes(
  app: App,
  db: Database,
  { geocoder, reads, dealerCounts }: PlaceDeps,
): void {
  const find = locate({ nearest: nearestTown(db), reads, geocoder });
  addPlaceChoiceRoutes(app, reads, dealerCounts);
  app.get(
    '/api/v1/places/nearest',
    {
      schema: {
        summary: 'Returns the state and district of a point in India',
        tags: ['places'],
        querystring: nearestPlaceQuery,
        response: toResponseSchemas(nearestPlaceResponse),
      },
    },
    async ({ query: { latitude, longitude, language } }, reply) => {
      const data = await find({ latitude, longitude }, language);
      if (data === undefined) throw createTranslatedError('point_abroad', 'NOT_FOUND');
      cachePublicly(reply);
      return { data };
    },
  );
}
