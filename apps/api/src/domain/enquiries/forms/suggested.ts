import { picturePath } from '@tractor-haat/api-client';
import type { SuggestedImplement, suggestedBody } from '@tractor-haat/api-client/contract';
import type { Language } from '@tractor-haat/i18n';
import { asc, desc, eq, ne, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { Database } from '../../../database/database.ts';
import { live } from '../../../database/schema/from-content.ts';
import { implementBrands } from '../../../database/schema/implement-brands.ts';
import { implementTypes } from '../../../database/schema/implement-types.ts';
import { implementsTable } from '../../../database/schema/implements.ts';
import { refuseName } from '../../../shared/names/refuse-name.ts';
import { card } from '../../catalogue/implements/card.ts';
import { cardColumns } from '../../catalogue/implements/card-columns.ts';
import type { ImplementNames } from '../../catalogue/lookups/implement-names.ts';
import type { EnquiryDeps } from './enquiry-deps.ts';
import { toRevealedPrice } from './price.ts';

const MOST = 3;

type SuggestionQuery = z.output<typeof suggestedBody>;

/** Implements similar to the enquired one: the same type, first by similar power, then by popularity. */
export async function suggested(
  { db, products }: Pick<EnquiryDeps, 'db' | 'products'>,
  query: SuggestionQuery,
  withPrices: boolean,
): Promise<SuggestedImplement[]> {
  const rows = await similar(db, known(await products.implements(), query));
  return rows.map(({ min_inr, max_inr, ...row }) =>
    named(row, { min_inr, max_inr }, query.language, withPrices),
  );
}

function named(
  row: Parameters<typeof card>[0],
  prices: { min_inr: number | null; max_inr: number | null },
  language: Language,
  withPrices: boolean,
): SuggestedImplement {
  const { id, model, brand_name, brand_slug, type_slug, picture, price } = card(row, language);
  const isVisible = withPrices && price === 'hidden';
  return {
    id,
    brand: brand_name.text,
    brand_slug,
    type_slug,
    model,
    image: picturePath(picture, 400, 'webp'),
    picture,
    price: isVisible ? toRevealedPrice(prices) : null,
    price_state: isVisible ? 'shown' : price,
  };
}

/** Replaces names by slugs. Throws a refusal for unknown names; missing fields stay empty. */
function known(index: ImplementNames, query: SuggestionQuery): SuggestionQuery {
  const { product_id, implement_type, brand_name } = query;
  if (product_id !== null && index.byId(product_id) === undefined)
    throw refuseName('product_unknown', 'BAD_REQUEST', 'product_id');
  const type = implement_type === '' ? '' : index.type(implement_type)?.slug;
  if (type === undefined) throw refuseName('type_unknown', 'BAD_REQUEST', 'implement_type');
  const brand = brand_name === '' ? '' : index.brand(brand_name)?.slug;
  if (brand === undefined) throw refuseName('brand_unknown', 'BAD_REQUEST', 'brand_name');
  return { ...query, implement_type: type, brand_name: brand };
}

async function similar(db: Database, { product_id, brand_name, implement_type }: SuggestionQuery) {
  const [own] = await db
    .select({ type_id: implementsTable.type_id, hp: implementsTable.required_hp_min })
    .from(implementsTable)
    .where(eq(implementsTable.id, product_id ?? 0));
  const power = sql`abs(coalesce(${implementsTable.required_hp_min}, 1000) - ${own?.hp ?? 0}::float8)`;
  const fits = own
    ? eq(implementsTable.type_id, own.type_id)
    : implement_type !== ''
      ? eq(implementTypes.slug, implement_type)
      : eq(implementBrands.slug, brand_name);
  return db
    .select({
      ...cardColumns,
      min_inr: implementsTable.price_min_inr,
      max_inr: implementsTable.price_max_inr,
    })
    .from(implementsTable)
    .innerJoin(implementTypes, eq(implementTypes.id, implementsTable.type_id))
    .innerJoin(implementBrands, eq(implementBrands.id, implementsTable.brand_id))
    .where(live(implementsTable, fits, ne(implementsTable.id, product_id ?? 0)))
    .orderBy(
      ...(own && own.hp !== null ? [power] : []),
      desc(implementsTable.popularity),
      asc(implementsTable.key),
    )
    .limit(MOST);
}
