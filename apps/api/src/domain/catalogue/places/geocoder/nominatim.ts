import type { Point } from '@tractor-haat/places';
import { z } from 'zod';

/** The used part of Nominatim's response. */
export type GeocodedAddress = { locality: string; district: string; state: string };

/** `outside`: the point is in another country. */
export type GeocodeResult = GeocodedAddress | 'outside';

/** The site server waits 2 seconds for the whole response. */
const LIMIT_MS = 1200;

const answer = z.object({
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

/**
 * Queries a Nominatim server. Throws on a timeout or an invalid response. `userAgent` must identify us: the public
 * server rejects anonymous clients.
 */
export async function askNominatim(
  base: string,
  userAgent: string,
  { latitude, longitude }: Point,
): Promise<GeocodeResult> {
  const address = new URL('reverse', base.endsWith('/') ? base : `${base}/`);
  const query = { format: 'jsonv2', zoom: '14', 'accept-language': 'en' };
  address.search = String(
    new URLSearchParams({ ...query, lat: String(latitude), lon: String(longitude) }),
  );
  const response = await fetch(address, {
    headers: { 'user-agent': userAgent },
    signal: AbortSignal.timeout(LIMIT_MS),
  });
  if (!response.ok) throw new Error(`the geocoder answered ${response.status}`);
  const { address: found } = answer.parse(await response.json());
  if (found.country_code !== 'in') return 'outside';
  const { village, town, city, suburb, hamlet } = found;
  return {
    locality: city ?? town ?? village ?? suburb ?? hamlet ?? '',
    district: found.state_district ?? found.county ?? '',
    state: found.state ?? '',
  };
}
