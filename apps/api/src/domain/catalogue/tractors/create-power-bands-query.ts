import { HP_BANDS, type PowerBand, PRICE_BANDS } from '@tractor-haat/api-client/contract';
import type { Language } from '@tractor-haat/i18n';
import type { Database } from '../../../database/database.ts';
import { createTractorCardFinder } from './to-tractor-card.ts';
import type { TractorIndex } from './tractor-index.ts';

export function createPowerBandsQuery(db: Database, getIndex: TractorIndex) {
  const findCards = createTractorCardFinder(db);
  return async (language: Language): Promise<PowerBand[]> => {
    const index = await getIndex();
    const bands = HP_BANDS.flatMap(({ slug }) => {
      const { total, rows, counts } = index.search({ hp: [slug] }, 'popular', 1);
      const [mostPopular] = rows;
      if (!mostPopular) return [];
      const budgets = PRICE_BANDS.map((price) => ({
        slug: price.slug,
        count: counts.get('price')?.get(price.slug) ?? 0,
      }));
      return [{ slug, count: total, tractorId: mostPopular.id, budgets }];
    });
    const cards = await findCards(
      bands.map(({ tractorId }) => tractorId),
      language,
    );
    return bands.flatMap(({ slug, count, tractorId, budgets }) => {
      const card = cards.find(({ id }) => id === tractorId);
      if (!card) return [];
      return {
        slug,
        count,
        picture: card.picture,
        budgets: budgets.filter((budget) => budget.count > 0),
      };
    });
  };
}
