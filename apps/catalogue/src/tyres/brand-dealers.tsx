import type { DealersPage } from '@tractor-haat/api-client';
import { Tiles } from '@tractor-haat/pages';
import sections from '@tractor-haat/pages/sections.module.css';
import { useTranslation } from '@tractor-haat/platform';
import { DEALER_PATHS } from '../dealers/dealer-paths.ts';

export function BrandDealers({
  slug,
  name,
  dealers,
}: {
  slug: string;
  name: string;
  dealers: Pick<DealersPage, 'facets' | 'total' | 'demo'> | null;
}) {
  const { t } = useTranslation('tyres');
  const states = dealers?.facets.state ?? [];
  if (!dealers || states.length === 0) return null;
  return (
    <section className={sections.section}>
      <h2>{t('brand.sold', { brand: name })}</h2>
      <Tiles
        items={states.map(({ slug: state, name: text, count }) => ({
          to: `${DEALER_PATHS.tyre}?brand=${slug}&state=${state}`,
          name: text?.text ?? state,
          language: text?.language,
          line: t('brand.dealers', { count }),
        }))}
      />
      {dealers.demo ? <p className={sections.note}>{t('lists:demo_note')}</p> : null}
    </section>
  );
}
