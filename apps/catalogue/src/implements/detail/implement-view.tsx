import { type ImplementDetail, sharePicture } from '@tractor-haat/api-client';
import { formatNumber } from '@tractor-haat/i18n';
import { JsonLd, usePage, useTranslation } from '@tractor-haat/platform';
import { MaskedPrice, MissingPrice, SpecList, Tag } from '@tractor-haat/ui';
import styles from '../../components/detail.module.css';
import { PageFrame } from '../../components/page-frame.tsx';
import { ProductPicture } from '../../components/product-picture.tsx';
import { ShareLink } from '../../components/share-link.tsx';
import { Similar } from '../../components/similar.tsx';
import { SourceNote } from '../../components/source-note.tsx';
import { TractorRows } from '../../components/tractor-rows.tsx';
import { GetPrice } from '../get-price.tsx';
import { ImplementCard, useImplementFacts } from '../implement-card.tsx';

export function ImplementView({ implement }: { implement: ImplementDetail }) {
  const { t } = useTranslation('implements');
  const { origin, language } = usePage();
  const name = `${implement.brand_name.text} ${implement.model}`;
  const facts = useImplementFacts(implement).join(', ');
  const description = t('detail.description', { name, facts });
  const isHidden = implement.price === 'hidden';
  return (
    <PageFrame
      title={t('detail.title', { name })}
      description={description}
      picture={sharePicture(implement.picture)}
      heading={name}
      properNames={[name, implement.model]}
      breadcrumbs={[
        { name: t('list.implements_title'), to: '/tractor-implements-in-india' },
        {
          name: implement.type_name.text,
          to: `/tractor-implements-in-india/${implement.type_slug}`,
        },
      ]}
      currentPage={implement.model}
    >
      <JsonLd
        data={{
          '@type': 'Product',
          name,
          description,
          brand: { '@type': 'Brand', name: implement.brand_name.text },
          category: implement.type_name.text,
          image: origin + sharePicture(implement.picture).path,
        }}
      />
      <div className={styles.top}>
        <ProductPicture picture={implement.picture} />
        <div className={styles.buy}>
          {isHidden ? (
            <MaskedPrice label={t('price.hidden')} size="big" />
          ) : (
            <MissingPrice>{t('price.coming_soon')}</MissingPrice>
          )}
          {isHidden ? <p className={styles.note}>{t('price.after_code')}</p> : null}
          <GetPrice implement={implement} variant="action" />
          <ShareLink name={name} />
          <p lang={implement.type_description.language}>{implement.type_description.text}</p>
        </div>
      </div>
      <div className={styles.columns}>
        <div className={styles.main}>
          <section>
            <h2>{t('detail.spec')}</h2>
            <SpecList items={useSpecRows(implement)} />
            <SourceNote of={implement} />
          </section>
        </div>
        <div className={styles.side}>
          <TractorRows
            title={t('detail.tractors')}
            emptyText={t('detail.tractors_none')}
            tractors={implement.tractors}
            note={({ hp, fit }) => (
              <>
                <span>{formatNumber(hp, language)} HP</span>
                <Tag variant={fit === 'easy' ? 'chosen' : 'note'}>{t(`detail.fit_${fit}`)}</Tag>
              </>
            )}
          />
        </div>
      </div>
      <Similar title={t('detail.similar')}>
        {implement.similar.map((similarImplement) => (
          <ImplementCard key={similarImplement.id} implement={similarImplement} layout="stand" />
        ))}
      </Similar>
    </PageFrame>
  );
}

const SPEC_KEYS = [
  'weight_kg',
  'rows',
  'tynes',
  'bottoms',
  'discs',
  'blades_min',
  'tank_l',
  'payload_t',
  'engine_hp',
  'row_spacing_mm',
];

/** Rows that every implement has, then its own specifications. */
function useSpecRows(implement: ImplementDetail) {
  const { t } = useTranslation('implements');
  const { language } = usePage();
  const { working_width_mm: width, required_hp_min: min, required_hp_max: max, specs } = implement;
  const hp =
    min === null
      ? null
      : max !== null && max > min
        ? t('implement.needs_range', { min, max })
        : t('implement.needs_min', { min });
  return [
    { name: t('detail.type'), value: implement.type_name.text },
    {
      name: t('detail.width'),
      value:
        width === null
          ? null
          : t('implement.width', { value: formatNumber(width / 1000, language) }),
    },
    { name: t('detail.power'), value: hp },
    ...SPEC_KEYS.flatMap((key) => {
      const value = specs[key];
      if (typeof value !== 'number') return [];
      const max = key === 'blades_min' ? specs.blades_max : undefined;
      const range = typeof max === 'number' ? [value, max] : [value];
      const text = range.map((number) => formatNumber(number, language)).join('–');
      return [{ name: t(`spec.${key}`), value: text }];
    }),
  ];
}
