import type { RoadCharge } from '@tractor-haat/api-client';
import { useTranslation } from '@tractor-haat/platform';
import sections from '../parts/sections.module.css';
import { SpecList } from '../parts/spec-list.tsx';

/** Before a tractor is chosen: what the price will be made of. */
export function PriceMadeOf({ charges }: { charges: readonly RoadCharge[] }) {
  const { t } = useTranslation('buying');
  return (
    <section className={sections.section}>
      <h2>{t('on_road.made_of')}</h2>
      <SpecList
        items={[
          { name: t('on_road.line.ex-showroom'), value: t('on_road.what.ex-showroom') },
          ...charges.map(({ charge }) => ({
            name: t(`on_road.line.${charge}`),
            value: t(`on_road.what.${charge}`),
          })),
        ]}
      />
    </section>
  );
}
