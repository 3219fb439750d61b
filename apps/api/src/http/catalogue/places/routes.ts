import { nearestPlaceResponse, nearestPlaceQuery } from '@tractor-haat/api-client/contract';
import type { Database } from '../../../database/database.ts';
import type { DealerCounts } from '../../../domain/catalogue/dealers/counts.ts';
import type { Geocoder } from '../../../domain/catalogue/places/geocoder/geocoder.ts';
import { createLocator } from '../../../domain/catalogue/places/locate.ts';
import { createNearestTownFinder } from '../../../domain/catalogue/places/nearest.ts';
import type { PlaceIndexCache } from '../../../domain/catalogue/places/reads.ts';
import { createTranslatedError } from '../../../shared/refuse-with-message.ts';
import { toResponseSchemas } from '../../server/answers.ts';
import type { App } from '../../server/app-type.ts';
import { cachePublicly } from '../../server/caching.ts';
import { addPlaceChoiceRoutes } from './choice-routes.ts';

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
  const findPlace = createLocator({ nearest: createNearestTownFinder(db), getPlaceIndex, geocoder });
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
