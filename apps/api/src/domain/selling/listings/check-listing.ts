import {
  type FormValues,
  normaliseListing,
  RATED_COMPONENTS,
  validateListing,
} from '@tractor-haat/api-client';
import type { SellBody } from '@tractor-haat/api-client/contract';
import { eq } from 'drizzle-orm';
import { isLive } from '../../../database/schema/from-content.ts';
import { tractors } from '../../../database/schema/tractors.ts';
import type { PartConditions } from '../../../database/schema/used-tractors.ts';
import { toIndiaTime } from '../../../shared/india-time.ts';
import { createValidationError } from '../../../shared/refuse.ts';
import { resolvePlace } from '../../catalogue/places/named-place.ts';
import type { SellingDeps } from './selling-deps.ts';

/** A validated listing: the columns that its seller sets. */
export type CheckedListing = {
  row: Awaited<ReturnType<typeof rowOf>>;
  photos: readonly string[];
};

/** Validates a listing. Throws a refusal with each wrong field. */
export async function checkListing(
  parts: Pick<SellingDeps, 'db' | 'places' | 'clock'>,
  body: SellBody,
): Promise<CheckedListing> {
  const { language, primary_id: _, idempotency_key: __, ...typed } = body;
  const values = normaliseListing(typed);
  const validationErrors = validateListing(values, toIndiaTime(parts.clock()).year);
  if (Object.keys(validationErrors).length > 0) throw createValidationError(validationErrors);
  const row = await rowOf(parts, values, language);
  return { row, photos: (values.photos ?? '').split(',').filter(Boolean) };
}

async function rowOf(
  { db, places, clock }: Pick<SellingDeps, 'db' | 'places' | 'clock'>,
  values: FormValues,
  language: SellBody['language'],
) {
  const text = (name: string) => values[name] ?? '';
  const whole = (name: string) => (text(name) === '' ? null : Number(text(name)));
  const [[tractor], index] = await Promise.all([
    db
      .select()
      .from(tractors)
      .where(isLive(tractors, eq(tractors.id, Number(text('tractor'))))),
    places(),
  ]);
  if (tractor === undefined) throw createValidationError({ tractor: 'sell_tractor' });
  const named = resolvePlace(index, { state: text('state'), district: text('district') });
  if ('reason' in named || !named.district) throw createValidationError({ district: 'sell_place' });
  const { district } = named;
  return {
    slug: `${tractor.slug}-${text('year')}`,
    tractor_id: tractor.id,
    year: Number(text('year')),
    hours: whole('hours'),
    owners: Number(text('owners')),
    rc: text('rc') === 'yes',
    hypothecation: text('hypothecation') as 'none' | 'cleared' | 'open',
    insurance_until: text('insurance') || null,
    tyre_condition_pct: whole('tyres'),
    condition: Object.fromEntries(RATED_COMPONENTS.map((part) => [part, text(part)])) as PartConditions,
    price_inr: Number(text('price')),
    negotiable: text('negotiable') !== '',
    state: district.state,
    district: district.name.en,
    area: text('area') || null,
    words: text('words') || null,
    seller_name: text('name'),
    seller_mobile: text('mobile'),
    language,
    listed_on: toIndiaTime(clock()).day,
  };
}
