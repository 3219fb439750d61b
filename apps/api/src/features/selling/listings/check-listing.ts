import {
  type FormValues,
  normaliseListing,
  RATED_COMPONENTS,
  validateListing,
} from '@tractor-haat/api-client';
import type { SellBody } from '@tractor-haat/api-client/contract';
import { eq } from 'drizzle-orm';
import { isLive } from '../../../core/database/content-columns.ts';
import { toIndiaTime } from '../../../core/jobs/clock.ts';
import { createValidationError } from '../../../core/messages/http-error.ts';
import { resolvePlace } from '../../catalogue/places/place-index.ts';
import { tractors } from '../../catalogue/products/tables.ts';
import type { PartConditions } from '../../catalogue/used/tables.ts';
import type { SellingDeps } from './find-listing.ts';

export type CheckedListing = {
  row: Awaited<ReturnType<typeof createListingRow>>;
  photos: readonly string[];
};

export async function checkListing(
  deps: Pick<SellingDeps, 'db' | 'places' | 'clock'>,
  body: SellBody,
): Promise<CheckedListing> {
  const { language, primary_id: _, idempotency_key: __, ...fields } = body;
  const values = normaliseListing(fields);
  const validationErrors = validateListing(values, toIndiaTime(deps.clock()).year);
  if (Object.keys(validationErrors).length > 0) throw createValidationError(validationErrors);
  const row = await createListingRow(deps, values, language);
  return { row, photos: (values.photos ?? '').split(',').filter(Boolean) };
}

async function createListingRow(
  { db, places, clock }: Pick<SellingDeps, 'db' | 'places' | 'clock'>,
  values: FormValues,
  language: SellBody['language'],
) {
  const readText = (name: string) => values[name] ?? '';
  const readNumber = (name: string) => (readText(name) === '' ? null : Number(readText(name)));
  const [[tractor], placeIndex] = await Promise.all([
    db
      .select()
      .from(tractors)
      .where(isLive(tractors, eq(tractors.id, Number(readText('tractor'))))),
    places(),
  ]);
  if (tractor === undefined) throw createValidationError({ tractor: 'sell_tractor' });
  const location = resolvePlace(placeIndex, {
    state: readText('state'),
    district: readText('district'),
  });
  if ('reason' in location || !location.district)
    throw createValidationError({ district: 'sell_district' });
  const { district } = location;
  return {
    slug: `${tractor.slug}-${readText('year')}`,
    tractor_id: tractor.id,
    year: Number(readText('year')),
    hours: readNumber('hours'),
    owners: Number(readText('owners')),
    rc: readText('rc') === 'yes',
    hypothecation: readText('hypothecation') as 'none' | 'cleared' | 'open',
    insurance_until: readText('insurance') || null,
    tyre_condition_pct: readNumber('tyres'),
    condition: Object.fromEntries(
      RATED_COMPONENTS.map((component) => [component, readText(component)]),
    ) as PartConditions,
    price_inr: Number(readText('price')),
    negotiable: readText('negotiable') !== '',
    state: district.state,
    district: district.name.en,
    area: readText('area') || null,
    words: readText('words') || null,
    seller_name: readText('name'),
    seller_mobile: readText('mobile'),
    language,
    listed_on: toIndiaTime(clock()).day,
  };
}
