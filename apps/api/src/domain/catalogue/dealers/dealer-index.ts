import type { DealerCard } from '@tractor-haat/api-client/contract';
import type { Language } from '@tractor-haat/i18n';
import type { Database } from '../../../database/database.ts';
import { cacheListIndex } from '../../../shared/lists/cache-index.ts';
import { compareNames, compareTexts } from '../../../shared/lists/compare-names.ts';
import type { ListDefinition } from '../../../shared/lists/list-index.ts';
import { translateDemoText } from '../../../shared/names/translate-demo-text.ts';
import { toLocalText } from '../../../shared/to-local-text.ts';
import { type DealerRow, listDealers } from './list-dealers.ts';

const definition: ListDefinition<DealerRow> = {
  dimensions: {
    kind: (row) => [row.kind],
    brand: (row) => [row.brand_slug],
    state: (row) => [row.state],
    district: (row) => [row.district_slug],
  },
  orders: {
    place: (a, b) =>
      compareTexts(a.state, b.state) ||
      compareNames(a.district, b.district) ||
      compareNames(a.name, b.name),
  },
};

export function createDealerIndex(db: Database) {
  return cacheListIndex<DealerRow>(db, 'dealers', () => listDealers(db), definition);
}

export type DealerIndex = ReturnType<typeof createDealerIndex>;

export const toDealerCard = (row: DealerRow, language: Language): DealerCard => ({
  ...row,
  name: row.demo ? translateDemoText(row.name, language) : row.name,
  area: row.demo ? translateDemoText(row.area, language) : row.area,
  brand_name: toLocalText(row.brand_name, language),
  state_name: toLocalText(row.state_name, language),
  district_name: toLocalText(row.district_name, language),
});
