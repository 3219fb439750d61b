import type { DealerCard } from '@tractor-haat/api-client/contract';
import type { Language } from '@tractor-haat/i18n';
import type { Database } from '../../../database/database.ts';
import { cachedListIndex } from '../../../shared/lists/cached-index.ts';
import type { ListDefinition } from '../../../shared/lists/list-index.ts';
import { byName, byText } from '../../../shared/lists/orders.ts';
import { toLocalText } from '../../../shared/localised-text.ts';
import { translateDemoText } from '../../../shared/names/demo-translations.ts';
import { type DealerRow, readDealers } from './dealer-rows.ts';

const definition: ListDefinition<DealerRow> = {
  dimensions: {
    kind: (row) => [row.kind],
    brand: (row) => [row.brand_slug],
    state: (row) => [row.state],
    district: (row) => [row.district_slug],
  },
  orders: {
    place: (one, other) =>
      byText(one.state, other.state) ||
      byName(one.district, other.district) ||
      byName(one.name, other.name),
  },
};

/** All dealers in memory: they are few and many pages need them. */
export function dealerIndex(db: Database) {
  return cachedListIndex<DealerRow>(db, 'dealers', () => readDealers(db), definition);
}

export type DealerIndex = ReturnType<typeof dealerIndex>;

export const dealerCard = (row: DealerRow, language: Language): DealerCard => ({
  ...row,
  name: row.demo ? translateDemoText(row.name, language) : row.name,
  area: row.demo ? translateDemoText(row.area, language) : row.area,
  brand_name: toLocalText(row.brand_name, language),
  state_name: toLocalText(row.state_name, language),
  district_name: toLocalText(row.district_name, language),
});
