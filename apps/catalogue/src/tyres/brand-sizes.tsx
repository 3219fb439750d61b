import type { TyreDetail } from '@tractor-haat/api-client';
import sections from '@tractor-haat/pages/sections.module.css';
import { Link, useTranslation } from '@tractor-haat/platform';
import { Similar } from '../components/similar.tsx';
import { TractorRows } from '../components/tractor-rows.tsx';
import { TyreCard } from './tyre-card.tsx';
import styles from './tyres.module.css';

/** In `13.6-28` the numbers are width and rim diameter in inches. */
const SIZE_PATTERN = /^(\d+(?:\.\d+)?)-(\d+)$/;

const MAX_TRACTORS = 8;

const MAX_OTHER_TYRES = 2;

export function BrandSizes({ tyres }: { tyres: readonly TyreDetail[] }) {
  const { t } = useTranslation('tyres');
  return tyres.map(({ id, size, position, fits, similar }) => {
    const [, width, rim] = SIZE_PATTERN.exec(size) ?? [];
    return (
      <section key={id} className={sections.section}>
        <h2>{t('brand.size', { size, position: t(`lists:value.position.${position}`) })}</h2>
        {width ? <p className={styles.said}>{t('brand.size_means', { width, rim })}</p> : null}
        {fits.length > 0 ? (
          <TractorRows
            title={t('brand.fits')}
            level={3}
            emptyText=""
            tractors={fits.slice(0, MAX_TRACTORS)}
            note={({ hp }) => (hp === null ? null : <span>{hp} HP</span>)}
          />
        ) : null}
        <Similar title={t('detail.similar')}>
          {similar.slice(0, MAX_OTHER_TYRES).map((similarTyre) => (
            <TyreCard key={similarTyre.id} tyre={similarTyre} layout="stand" />
          ))}
        </Similar>
        <p>
          <Link to={`/tyres?size=${size.replace('.', '-')}`}>
            {t('brand.all_of_size', { size })}
          </Link>
        </p>
      </section>
    );
  });
}
