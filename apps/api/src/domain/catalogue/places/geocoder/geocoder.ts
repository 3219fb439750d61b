import type { Point } from '@tractor-haat/places';
import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import type { Clock } from '../../../../shared/clock.ts';
import { fetchNominatim, type GeocodeResult } from './fetch-nominatim.ts';

/** Returns undefined if the geocoder fails or the request rate is too high. */
export type Geocoder = (point: Point) => Promise<GeocodeResult | undefined>;

/** `url` is the base URL of a Nominatim server. `site` is the URL of this site, which the User-Agent contains. */
export type GeocoderDeps = { url: string; site: string; logger: Logger; clock: Clock };

const CACHE_TTL_MS = 24 * 60 * 60 * 1000;
const MAX_CACHED_RESULTS = 2000;

/** The usage policy of the public Nominatim server allows one request per second. */
const MIN_INTERVAL_MS = 1000;

/** Rounds coordinates to 0.01 degrees, about one kilometre, so one cached result serves all points nearby. */
export function createGeocoder({ url, site, logger, clock }: GeocoderDeps): Geocoder {
  const cache = new LRUCache<string, GeocodeResult>({
    max: MAX_CACHED_RESULTS,
    ttl: CACHE_TTL_MS,
    ttlResolution: 0,
    perf: { now: () => clock().getTime() },
  });
  let lastRequestAt = Number.NEGATIVE_INFINITY;
  return async ({ latitude, longitude }) => {
    const point = { latitude: roundDegrees(latitude), longitude: roundDegrees(longitude) };
    const key = `${point.latitude} ${point.longitude}`;
    const now = clock().getTime();
    const cached = cache.get(key);
    if (cached !== undefined) return cached;
    if (now - lastRequestAt < MIN_INTERVAL_MS) return undefined;
    lastRequestAt = now;
    try {
      const result = await fetchNominatim(url, `place-of-visitor (${site})`, point);
      cache.set(key, result);
      return result;
    } catch (err) {
      logger.warn({ err }, 'the geocoder failed');
      return undefined;
    }
  };
}

const roundDegrees = (degrees: number) => Math.round(degrees * 100) / 100;
