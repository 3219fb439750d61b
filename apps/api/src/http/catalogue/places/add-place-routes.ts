import { nearestPlaceQuery, nearestPlaceResponse } from '@tractor-haat/api-client/contract';
import type { Database } from '../../../database/database.ts';
import type { DealerCounts } from '../../../domain/catalogue/dealers/dealer-counts.ts';
import { createLocator } from '../../../domain/catalogue/places/create-locator.ts';
import type { Geocoder } from '../../../domain/catalogue/places/geocoder/geocoder.ts';
import { createNearestTownFinder } from '../../../domain/catalogue/places/nearest-town.ts';
import type { PlaceIndexCache } from '../../../domain/catalogue/places/place-index-cache.ts';
import { createTranslatedError } from '../../../shared/create-translated-error.ts';
import type { App } from '../../server/app.ts';
import { cachePublicly } from '../../server/cache-publicly.ts';
import { toResponseSchemas } from '../../server/to-response-schemas.ts';
import { addPlaceChoiceRoutes } from './add-place-choice-routes.ts';

type PlaceDeps = {
  geocoder: Geocoder | undefined;
  getPlaceIndex: PlaceIndexCache;
  dealerCounts: DealerCounts;
};

export function addPlaceRoutes(
  app: App,
  db: Database,
  { geocoder, getPlaceIndex, dealerCounts }: PlaceDeps,
): void {
  const findPlace = createLocator({
    findNearestTown: createNearestTownFinder(db),
    getPlaceIndex,
    geocoder,
  });
  addPlaceChoiceRoutes(app, getPlaceIndex, dealerCounts);
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
      const data = await findPlace({ latitude, longitude }, language);
      if (data === undefined) throw createTranslatedError('point_abroad', 'NOT_FOUND');
      cachePublicly(reply);
      return { data };
    },
  );
}
