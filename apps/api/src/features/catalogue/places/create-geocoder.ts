import type { Point } from '@tractor-haat/places';
import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import { z } from 'zod';
import type { Clock } from '../../../core/jobs/clock.ts';

/** Returns undefined if the geocoder fails or the request rate is too high. */
export type Geocoder = (point: Point) => Promise<GeocodeResult | undefined>;

/** `url` is the base URL of a Nominatim server. `site` is the URL of this site, which the User-Agent contains. */
type GeocoderDeps = { url: string; site: string; logger: Logger; clock: Clock };

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

export type GeocodedAddress = { locality: string; district: string; state: string };

export type GeocodeResult = GeocodedAddress | 'outside';

/** A page on the server waits 2 seconds for the API, so this timeout is shorter. */
const TIMEOUT_MS = 1200;

const responseSchema = z.object({
  address: z.object({
    country_code: z.string(),
    state: z.string().optional(),
    state_district: z.string().optional(),
    county: z.string().optional(),
    city: z.string().optional(),
    town: z.string().optional(),
    village: z.string().optional(),
    suburb: z.string().optional(),
    hamlet: z.string().optional(),
  }),
});

/** Throws on a timeout or an invalid response. `userAgent` must identify this site, as Nominatim requires. */
async function fetchNominatim(
  baseUrl: string,
  userAgent: string,
  { latitude, longitude }: Point,
): Promise<GeocodeResult> {
  const url = new URL('reverse', baseUrl.endsWith('/') ? baseUrl : `${baseUrl}/`);
  // Zoom 14 returns the village or suburb, without the street.
  const query = { format: 'jsonv2', zoom: '14', 'accept-language': 'en' };
  url.search = String(
    new URLSearchParams({ ...query, lat: String(latitude), lon: String(longitude) }),
  );
  const response = await fetch(url, {
    headers: { 'user-agent': userAgent },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!response.ok) throw new Error(`the geocoder answered ${response.status}`);
  const { address } = responseSchema.parse(await response.json());
  if (address.country_code !== 'in') return 'outside';
  // A response has only some of these fields. Visitors recognise the largest settlement.
  const { village, town, city, suburb, hamlet } = address;
  return {
    locality: city ?? town ?? village ?? suburb ?? hamlet ?? '',
    district: address.state_district ?? address.county ?? '',
    state: address.state ?? '',
  };
}
