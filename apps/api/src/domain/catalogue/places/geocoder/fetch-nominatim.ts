import type { Point } from '@tractor-haat/places';
import { z } from 'zod';

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
export async function fetchNominatim(
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
