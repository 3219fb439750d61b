import type { FittingImplement } from '@tractor-haat/api-client';
import { formatNumber } from '@tractor-haat/i18n';
import { Tiles, tractorName } from '@tractor-haat/pages';
import { Link, type NoProps, usePage, useTranslation } from '@tractor-haat/platform';
import { Rail, SectionHead, Tag } from '@tractor-haat/ui';
import styles from '../products/detail.module.css';
import { ImplementCard } from '../products/implement-card.tsx';
import { TractorCard } from '../products/tractor-card.tsx';
import { UsedCard } from '../products/used-card.tsx';
import { toComparePath } from '../saved/to-compare-path.ts';
import type { LoadedTractor } from './load-tractor.ts';

const MAX_COMPETITORS = 3;

export function Component({ data: { tractor } }: NoProps & { data: LoadedTractor }) {
  const { t } = useTranslation('specs');
  return (
    <>
      {tractor.implements.length > 0 ? (
        <section className={styles.wide}>
          <SectionHead
            title={t('detail.implements.title')}
            line={t('detail.implements.line')}
            as={Link}
            more={{ to: '/tractor-implements-in-india', text: t('lists:see_all') }}
          />
          <Rail>
            {tractor.implements.map((fitting) => (
              <Fitting key={fitting.implement.id} fitting={fitting} />
            ))}
          </Rail>
        </section>
      ) : null}
      {tractor.used.length > 0 ? (
        <section className={styles.wide}>
          <SectionHead title={t('detail.used.title', { name: tractorName(tractor) })} />
          <Rail>
            {tractor.used.map((used) => (
              <UsedCard key={used.id} used={used} layout="stand" />
            ))}
          </Rail>
        </section>
      ) : null}
      <section className={styles.wide} id="similar">
        <SectionHead title={t('detail.similar')} line={t('detail.similar_line')} />
        <Rail>
          {tractor.similar.map((similarTractor) => (
            <TractorCard key={similarTractor.id} tractor={similarTractor} layout="stand" />
          ))}
        </Rail>
        {tractor.discontinued ? null : (
          <div className={styles.rivals}>
            <Tiles
              items={tractor.similar.slice(0, MAX_COMPETITORS).map((similarTractor) => ({
                to: toComparePath([tractor.slug, similarTractor.slug]),
                name: `${tractorName(tractor)} – ${tractorName(similarTractor)}`,
                isProperName: true,
                line: t('lists:compare.tick'),
              }))}
            />
          </div>
        )}
      </section>
    </>
  );
}

function Fitting({ fitting }: { fitting: FittingImplement }) {
  const { t } = useTranslation('specs');
  const { language } = usePage();
  const { implement, fit, needs_hp_min: min, needs_hp_max: max, weight_kg, lift_kg } = fitting;
  const hp = formatNumber(fitting.tractor_hp, language);
  const power =
    max === null
      ? t('detail.fit.power', { min, hp })
      : t('detail.fit.power_range', { min, max, hp });
  const lift =
    weight_kg === null || lift_kg === null
      ? []
      : [
          t('detail.fit.lift', {
            weight: formatNumber(weight_kg, language),
            lift: formatNumber(lift_kg, language),
          }),
        ];
  return (
    <ImplementCard
      implement={implement}
      layout="stand"
      tag={
        <Tag variant={fit === 'easy' ? 'chosen' : fit === 'tight' ? 'note' : 'raised'}>
          {t(`detail.fit.${fit}`)}
        </Tag>
      }
      reasons={[power, ...lift]}
    />
  );
}
