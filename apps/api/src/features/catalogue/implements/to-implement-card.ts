import type { PictureName } from '@tractor-haat/api-client';
import type { ImplementCard, KeyFact, LocalText } from '@tractor-haat/api-client/contract';
import { formatNumber, type Language } from '@tractor-haat/i18n';
import { sql } from 'drizzle-orm';
import { type LocalisedText, toLocalText } from '../../../core/database/content-columns.ts';
import { addPictureHash } from '../../../core/files/add-picture-hash.ts';
import {
  implementBrands,
  implementsTable,
  implementTypes,
  type Specs,
} from '../products/tables.ts';

type PublicFields = Omit<ImplementCard, 'type_name' | 'brand_name' | 'key_facts' | 'picture'>;

export type ImplementCardRow = PublicFields & {
  type_name: LocalisedText;
  brand_name: LocalisedText;
  specs: Specs;
};

type ImplementLabel = Pick<ImplementCardRow, 'brand_name' | 'type_name' | 'model'>;

export function toImplementCard(
  { specs, ...row }: ImplementCardRow,
  language: Language,
): ImplementCard {
  return {
    ...row,
    type_name: toLocalText(row.type_name, language),
    brand_name: toLocalText(row.brand_name, language),
    key_facts: toKeyFacts(specs),
    picture: { ...addPictureHash(toImplementPicture(row)), alt: toAltText(row, language) },
  };
}

/** In order of importance, because a card shows only the first `MAX_KEY_FACTS`. */
const KEY_FACT_FIELDS = [
  'rows',
  'tynes',
  'bottoms',
  'discs',
  'blades_min',
  'tank_l',
  'payload_t',
  'engine_hp',
  'row_spacing_mm',
  'weight_kg',
];

const MAX_KEY_FACTS = 3;

/** Pages translate `label_key`, which is the name of the spec with its unit, such as `tank_l`. */
function toKeyFacts(specs: Specs): KeyFact[] {
  return KEY_FACT_FIELDS.flatMap((label_key) => {
    const value = specs[label_key];
    if (typeof value !== 'number') return [];
    const max = label_key === 'blades_min' ? specs.blades_max : undefined;
    const range = typeof max === 'number' ? [value, max] : [value];
    return [{ label_key, value: range.map((number) => formatNumber(number, 'en')).join('–') }];
  }).slice(0, MAX_KEY_FACTS);
}

export function toImplementPicture(row: { type_slug: string; slug: string }): PictureName {
  return { kind: 'implement', id: `${row.type_slug}--${row.slug}`, view: 'side' };
}

/** The text is entirely English if a part is not translated, because a `LocalText` has one language. */
function toAltText(
  { brand_name, type_name, model }: ImplementLabel,
  language: Language,
): LocalText {
  const brand = brand_name[language];
  const type = type_name[language];
  if (brand === undefined || type === undefined) {
    return { text: `${brand_name.en} ${model}, ${type_name.en}`, language: 'en' };
  }
  return { text: `${brand} ${model}, ${type}`, language };
}

/** `price` is only a status. Visitors see the amount after they verify their mobile number. */
export const implementCardColumns = {
  id: implementsTable.id,
  slug: implementsTable.slug,
  type_slug: implementTypes.slug,
  type_name: implementTypes.name,
  brand_slug: implementBrands.slug,
  brand_name: implementBrands.name,
  model: implementsTable.model,
  working_width_mm: implementsTable.working_width_mm,
  required_hp_min: implementsTable.required_hp_min,
  required_hp_max: implementsTable.required_hp_max,
  specs: implementsTable.specs,
  price: sql<'hidden' | 'missing'>`case
    when ${implementsTable.show_price} and ${implementsTable.price_min_inr} is not null
    then 'hidden' else 'missing' end`,
};
