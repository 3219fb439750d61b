import { picturePath } from '@tractor-haat/api-client';
import type { SuggestedImplement, suggestedBody } from '@tractor-haat/api-client/contract';
import type { Language } from '@tractor-haat/i18n';
import { asc, desc, eq, ne, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { isLive } from '../../../core/database/content-columns.ts';
import type { Database } from '../../../core/database/database.ts';
import { createNameError } from '../../../core/messages/http-error.ts';
import {
  implementCardColumns,
  toImplementCard,
} from '../../catalogue/implements/to-implement-card.ts';
import type { ImplementNames } from '../../catalogue/lookups/implement-names.ts';
import {
  implementBrands,
  implementsTable,
  implementTypes,
} from '../../catalogue/products/tables.ts';
import type { EnquiryDeps } from './find-attempt.ts';
import { toRevealedPrice } from './reveal.ts';

const MAX_SUGGESTIONS = 3;
const IMAGE_WIDTH_PX = 400;

/** Sorts implements of unknown power last. */
const UNKNOWN_HP = 1000;

type SuggestionQuery = z.output<typeof suggestedBody>;

export async function listSuggestions(
  { db, products }: Pick<EnquiryDeps, 'db' | 'products'>,
  query: SuggestionQuery,
  { withPrices }: { withPrices: boolean },
): Promise<SuggestedImplement[]> {
  const rows = await listSimilar(db, resolveQuery(await products.getImplementNames(), query));
  return rows.map(({ min_inr, max_inr, ...row }) =>
    toSuggestion(row, { prices: { min_inr, max_inr }, language: query.language, withPrices }),
  );
}

type SuggestionOptions = {
  prices: { min_inr: number | null; max_inr: number | null };
  language: Language;
  withPrices: boolean;
};

function toSuggestion(
  row: Parameters<typeof toImplementCard>[0],
  { prices, language, withPrices }: SuggestionOptions,
): SuggestedImplement {
  const { id, model, brand_name, brand_slug, type_slug, picture, price } = toImplementCard(
    row,
    language,
  );
  const isRevealed = withPrices && price === 'hidden';
  return {
    id,
    brand: brand_name.text,
    brand_slug,
    type_slug,
    model,
    image: picturePath(picture, IMAGE_WIDTH_PX, 'webp'),
    picture,
    price: isRevealed ? toRevealedPrice(prices) : null,
    price_state: isRevealed ? 'shown' : price,
  };
}

function resolveQuery(index: ImplementNames, query: SuggestionQuery): SuggestionQuery {
  const { product_id, implement_type, brand_name } = query;
  if (product_id !== null && index.findById(product_id) === undefined)
    throw createNameError('product_unknown', 'BAD_REQUEST', 'product_id');
  const type = implement_type === '' ? '' : index.findType(implement_type)?.slug;
  if (type === undefined) throw createNameError('type_unknown', 'BAD_REQUEST', 'implement_type');
  const brand = brand_name === '' ? '' : index.findBrand(brand_name)?.slug;
  if (brand === undefined) throw createNameError('brand_unknown', 'BAD_REQUEST', 'brand_name');
  return { ...query, implement_type: type, brand_name: brand };
}

/** Implements of the same type with a similar power or, without a product, those of the type or brand. */
async function listSimilar(
  db: Database,
  { product_id, brand_name, implement_type }: SuggestionQuery,
) {
  const [enquired] = await db
    .select({ type_id: implementsTable.type_id, hp: implementsTable.required_hp_min })
    .from(implementsTable)
    .where(eq(implementsTable.id, product_id ?? 0));
  const powerDifference = sql`abs(coalesce(${implementsTable.required_hp_min}, ${UNKNOWN_HP}) - ${enquired?.hp ?? 0}::float8)`;
  const hasQueriedName =
    implement_type === ''
      ? eq(implementBrands.slug, brand_name)
      : eq(implementTypes.slug, implement_type);
  const isSimilar = enquired ? eq(implementsTable.type_id, enquired.type_id) : hasQueriedName;
  return db
    .select({
      ...implementCardColumns,
      min_inr: implementsTable.price_min_inr,
      max_inr: implementsTable.price_max_inr,
    })
    .from(implementsTable)
    .innerJoin(implementTypes, eq(implementTypes.id, implementsTable.type_id))
    .innerJoin(implementBrands, eq(implementBrands.id, implementsTable.brand_id))
    .where(isLive(implementsTable, isSimilar, ne(implementsTable.id, product_id ?? 0)))
    .orderBy(
      ...(enquired && enquired.hp !== null ? [powerDifference] : []),
      desc(implementsTable.popularity),
      asc(implementsTable.key),
    )
    .limit(MAX_SUGGESTIONS);
}
