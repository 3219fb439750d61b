import type { Facets } from '@tractor-haat/api-client';
import { Tiles } from '@tractor-haat/pages';
import sections from '@tractor-haat/pages/sections.module.css';
import { useTranslation } from '@tractor-haat/platform';

export function BrandLinks({ brands }: { brands: Facets[string] | undefined }) {
  const { t } = useTranslation('tyres');
  if (brands === undefined || brands.length === 0) return null;
  return (
    <section className={sections.section}>
      <h2>{t('finder.brands')}</h2>
      <Tiles
        items={brands.map(({ slug, name, count }) => ({
          to: `/tyre/${slug}-tractor-tyre-in-india`,
          name: name?.text ?? slug,
          isProperName: true,
          language: name?.language,
          line: t('count', { count }),
        }))}
      />
    </section>
  );
}
