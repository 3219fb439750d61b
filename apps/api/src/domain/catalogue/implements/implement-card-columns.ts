import { sql } from 'drizzle-orm';
import { implementBrands } from '../../../database/schema/implement-brands.ts';
import { implementTypes } from '../../../database/schema/implement-types.ts';
import { implementsTable } from '../../../database/schema/implements-table.ts';

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
