import type { Point } from '@tractor-haat/places';
import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import type { Clock } from '../../../../shared/clock.ts';
import { askNominatim, type GeocodeResult } from './nominatim.ts';

/** Undefined if the geocoder has no result: the caller then uses our own data. */
export type Geocoder = (point: Point) => Promise<GeocodeResult | undefined>;

/** `url` is the server's; `site` is our own address, which identifies us to that server. */
export type GeocoderDeps = { url: string; site: string; logger: Logger; clock: Clock };

/** A day; the limit saves memory, as places do not move. */
const KEPT_MS = 24 * 60 * 60 * 1000;
const KEPT_AT_MOST = 2000;

/** The public server allows one request per second; others use our own data. */
const PAUSE_MS = 1000;

/** Queries the configured Nominatim server, at most once a day for each square kilometre. */
export function makeGeocoder({ url, site, logger, clock }: GeocoderDeps): Geocoder {
  const cache = new LRUCache<string, GeocodeResult>({
    max: KEPT_AT_MOST,
    ttl: KEPT_MS,
    // Every look-up reads the clock.
    ttlResolution: 0,
    perf: { now: () => clock().getTime() },
  });
  let askedAt = Number.NEGATIVE_INFINITY;
  return async ({ latitude, longitude }) => {
    const point = { latitude: rounded(latitude), longitude: rounded(longitude) };
    const key = `${point.latitude} ${point.longitude}`;
    const now = clock().getTime();
    const known = cache.get(key);
    if (known !== undefined) return known;
    if (now - askedAt < PAUSE_MS) return undefined;
    askedAt = now;
    try {
      const answer = await askNominatim(url, `place-of-visitor (${site})`, point);
      cache.set(key, answer);
      return answer;
    } catch (err) {
      logger.warn({ err }, 'the geocoder failed');
      return undefined;
    }
  };
}

/** Two decimals are about a kilometre. */
const rounded = (degrees: number) => Math.round(degrees * 100) / 100;
