import { day, slug, sourceText } from '@tractor-haat/api-client/contract';
import { LANGUAGES } from '@tractor-haat/i18n';
import { z } from 'zod';
import {
  int4,
  isValidRange,
  nonEmptyText,
  rupees,
  sourcedFields,
  textInAllLanguages,
  translatedText,
} from '../../../core/files/content-rows.ts';
import { DEALER_KINDS } from '../../catalogue/dealers/tables.ts';
import { ROAD_CHARGES } from '../../catalogue/finance/tables.ts';
import { PART_CONDITIONS } from '../../catalogue/used/tables.ts';

export const makerRow = z.strictObject({
  slug,
  name: translatedText,
  description: translatedText,
  sort_order: int4,
});

const size = nonEmptyText.max(20);
const priceFields = {
  price_min_inr: rupees.nullable(),
  price_max_inr: rupees.nullable(),
  show_price: z.boolean(),
  price_note: nonEmptyText.nullable(),
};
type PriceColumns = {
  price_min_inr: number | null;
  price_max_inr: number | null;
  show_price: boolean;
};
const priceOrderError = {
  path: ['price_max_inr'],
  message: 'must come with price_min_inr and not be lower',
};
const priceRequiredError = { path: ['show_price'], message: 'cannot be true without a price' };
const hasOrderedPrices = (row: PriceColumns) => isValidRange(row.price_min_inr, row.price_max_inr);
const hasPriceIfPublic = (row: PriceColumns) => !row.show_price || row.price_min_inr !== null;
const kilowatts = z.number().positive().max(1000).nullable();

const comparableSlug = slug.refine(
  (text) => !`-${text}-`.includes('-vs-'),
  'must not contain "vs" as a word: it separates the tractors in the URL of a comparison',
);

export const tractorRow = z
  .strictObject({
    key: nonEmptyText,
    slug: comparableSlug,
    brand: slug,
    model: nonEmptyText,
    series: nonEmptyText.nullable(),
    hp: z.number().positive().max(500).nullable(),
    cylinders: z.int().min(1).max(12).nullable(),
    engine_cc: z.int().min(50).max(20_000).nullable(),
    rated_rpm: z.int().min(500).max(6000).nullable(),
    pto_hp: z.number().positive().max(500).nullable(),
    gears_forward: z.int().min(1).max(60).nullable(),
    gears_reverse: z.int().min(1).max(60).nullable(),
    drive: z.enum(['2wd', '4wd']),
    fuel: z.enum(['diesel', 'petrol', 'cng', 'electric', 'hybrid']),
    lift_capacity_kg: z.int().min(1).max(20_000).nullable(),
    front_tyres: z.array(size).max(6),
    rear_tyres: z.array(size).max(6),
    emission: nonEmptyText.nullable(),
    cabin_ac: z.boolean(),
    launched_year: z.int().min(1950).max(2100).nullable(),
    discontinued_on: day().nullable().default(null),
    discontinued_source: sourceText.nullable().default(null),
    specs: z.record(z.string().regex(/^[a-z0-9_]+$/), z.union([z.number(), nonEmptyText])),
    test_report: z
      .strictObject({
        number: nonEmptyText,
        institute: nonEmptyText,
        year: z.int().min(1950).max(2100),
        variant: nonEmptyText,
        declared_pto_kw: kilowatts,
        observed_pto_kw: kilowatts,
      })
      .nullable(),
    popularity: int4.min(0),
    ...priceFields,
    ...sourcedFields,
  })
  .refine(hasOrderedPrices, priceOrderError)
  .refine(hasPriceIfPublic, priceRequiredError)
  .refine((row) => (row.discontinued_on === null) === (row.discontinued_source === null), {
    path: ['discontinued_source'],
    message: 'must come with discontinued_on, and the other way round',
  });

export const tyreRow = z
  .strictObject({
    key: nonEmptyText,
    slug,
    brand: slug,
    model: nonEmptyText,
    size,
    position: z.enum(['front', 'rear', 'both']),
    ply_rating: z.int().min(2).max(40).nullable(),
    construction: z.enum(['bias', 'radial']).nullable(),
    tube: z.enum(['tube', 'tubeless']).nullable(),
    popularity: int4.min(0),
    ...priceFields,
    ...sourcedFields,
  })
  .refine(hasOrderedPrices, priceOrderError)
  .refine(hasPriceIfPublic, priceRequiredError);

const condition = z.enum(PART_CONDITIONS);

export const usedRow = z.strictObject({
  key: nonEmptyText,
  slug,
  tractor: nonEmptyText,
  year: z.int().min(1950).max(2100),
  hours: z.int().min(0).max(100_000).nullable(),
  owners: z.int().min(1).max(20),
  rc: z.boolean(),
  hypothecation: z.enum(['none', 'cleared', 'open']),
  insurance_until: day().nullable(),
  tyre_condition_pct: z.int().min(0).max(100).nullable(),
  condition: z.strictObject({
    engine: condition,
    gearbox: condition,
    hydraulics: condition,
    body: condition,
  }),
  price_inr: rupees,
  negotiable: z.boolean(),
  state: slug,
  district: nonEmptyText,
  listed_on: day(),
  demo: z.boolean(),
});

export const dealerRow = z.strictObject({
  key: nonEmptyText,
  name: nonEmptyText,
  kind: z.enum(DEALER_KINDS),
  brand: slug,
  state: slug,
  district: nonEmptyText,
  area: nonEmptyText,
  phone: z.string().regex(/^\d{5} \d{5}$/, 'must be ten digits, as 00000 12345'),
  demo: z.boolean(),
});

export const reviewRow = z.strictObject({
  key: nonEmptyText,
  tractor: nonEmptyText,
  rating: z.int().min(1).max(5),
  text: nonEmptyText.max(2000),
  language: z.enum(LANGUAGES),
  name: nonEmptyText.max(50),
  state: slug.nullable(),
  district: nonEmptyText.nullable(),
  written_on: day(),
  demo: z.boolean(),
});

export const comparisonRow = z
  .strictObject({ key: nonEmptyText, first: nonEmptyText, second: nonEmptyText, sort_order: int4 })
  .refine(({ first, second }) => first !== second, {
    path: ['second'],
    message: 'must be another tractor than the first',
  });

const charge = z.int().min(0).max(10_000_000).nullable();
const percent = z.number().min(0).max(100).nullable();

export const roadChargeRow = z
  .strictObject({
    key: nonEmptyText,
    charge: z.enum(ROAD_CHARGES),
    state: slug.nullable(),
    min_inr: charge,
    max_inr: charge,
    min_percent: percent,
    max_percent: percent,
    condition: slug.nullable(),
    ...sourcedFields,
  })
  .refine(({ min_inr, max_inr }) => isValidRange(min_inr, max_inr), {
    path: ['max_inr'],
    message: 'must come with min_inr and not be lower',
  })
  .refine(({ min_percent, max_percent }) => isValidRange(min_percent, max_percent), {
    path: ['max_percent'],
    message: 'must come with min_percent and not be lower',
  })
  .refine(({ min_inr, min_percent }) => min_inr === null || min_percent === null, {
    path: ['min_percent'],
    message: 'cannot come with rupees',
  });

const sitePath = z
  .string()
  .max(120)
  .regex(/^\/[a-z0-9/-]*(?:\?[a-z0-9=&-]+)?$/, 'must be a path of this site in lower case');

/** Search finds a page only by its names, so it needs a name in every language. */
export const sitePageRow = z.strictObject({ path: sitePath, name: textInAllLanguages });

export const searchTermsRow = z.strictObject({
  path: sitePath,
  words: z.array(nonEmptyText.max(80)).min(1).max(30),
});
