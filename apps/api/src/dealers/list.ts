import type { DealerCard, DealersFilter, DealersPage } from '@tractor-haat/api-client/contract';
import { sizeSlug as nameSlug } from '@tractor-haat/api-client/contract';
import type { Language } from '@tractor-haat/i18n';
import { eq } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { dealers } from '../database/schema/dealers.ts';
import type { Localised } from '../database/schema/localised.ts';
import { states } from '../database/schema/states.ts';
import { facetsOf, refuseUnknown, type Vocabularies } from '../lists/facets.ts';
import { heldIndex } from '../lists/held-index.ts';
import type { ListDefinition } from '../lists/list-index.ts';
import { byText } from '../lists/orders.ts';
import { stateNames } from '../lists/state-names.ts';
import { localText } from '../localised-text.ts';
import { pageNumbers } from '../pages.ts';

/** A dealer with the name of its state in all languages. */
export type DealerRow = Omit<DealerCard, 'state_name'> & { state_name: Localised | null };

const definition: ListDefinition<DealerRow> = {
  dimensions: {
    kind: (row) => [row.kind],
    brand: (row) => [row.brand_slug],
    state: (row) => [row.state],
    district: (row) => [nameSlug(row.district)],
  },
  orders: {
    place: (one, other) =>
      byText(one.state, other.state) ||
      byText(one.district, other.district) ||
      byText(one.name, other.name),
  },
};

const FREE = {
  brand: { kind: 'free', what: 'brand with dealers' },
  district: { kind: 'free', what: 'district with dealers' },
} as const satisfies Vocabularies;

/** All dealers, held in memory: they are few and asked for on many pages. */
export function dealerIndex(db: Database) {
  const rows = db
    .select({
      id: dealers.id,
      name: dealers.name,
      kind: dealers.kind,
      brand_slug: dealers.brand,
      state: dealers.state,
      state_name: states.name,
      district: dealers.district,
      area: dealers.area,
      phone: dealers.phone,
      demo: dealers.demo,
    })
    .from(dealers)
    .leftJoin(states, eq(states.slug, dealers.state));
  return heldIndex<DealerRow>(db, 'dealers', () => rows, definition);
}

export type DealerIndex = ReturnType<typeof dealerIndex>;

/** A dealer as it is shown in one language. */
export const dealerCard = (row: DealerRow, language: Language): DealerCard => ({
  ...row,
  state_name: localText(row.state_name ?? { en: row.state }, language),
});

/** Dealers of a kind, by place. */
export function dealersList(db: Database, current: DealerIndex) {
  const readStates = stateNames(db, 'dealers');
  return async ({ kind, page, language, ...rest }: DealersFilter): Promise<DealersPage> => {
    const chosen = { ...rest, kind: [kind] };
    const [index, names] = await Promise.all([current(), readStates()]);
    const vocabularies: Vocabularies = {
      ...FREE,
      state: { kind: 'named', names, what: 'state' },
    };
    refuseUnknown(chosen, vocabularies, (dimension, value) => index.knows(dimension, value));
    const found = index.search(chosen, 'place', page);
    return {
      items: found.rows.map((row) => dealerCard(row, language)),
      ...pageNumbers(found.total, page),
      facets: facetsOf(found, chosen, vocabularies, language),
    };
  };
}
