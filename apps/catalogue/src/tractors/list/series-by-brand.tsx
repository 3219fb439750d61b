import { Link, useTranslation } from '@tractor-haat/platform';
import { ChipRow, FilterChip } from '@tractor-haat/ui';
import type { BrandSeries } from './listed-tractors.ts';
import styles from './series-by-brand.module.css';

export function SeriesByBrand({ brands }: { brands: readonly BrandSeries[] }) {
  const { t } = useTranslation('tractors');
  return (
    <section aria-label={t('series_tiles')}>
      <dl className={styles.brands} translate="no">
        {brands.map(([brand, series]) => (
          <div key={brand}>
            <dt>{brand}</dt>
            <ChipRow as="dd">
              {series.map(([slug, name, count]) => (
                <FilterChip key={slug} to={`/tractor-series-in-india?series=${slug}`} as={Link}>
                  {count > 1 ? `${name} · ${count}` : name}
                </FilterChip>
              ))}
            </ChipRow>
          </div>
        ))}
      </dl>
    </section>
  );
}
