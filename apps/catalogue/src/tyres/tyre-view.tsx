import { sharePicture, type TyreDetail } from '@tractor-haat/api-client';
import { formatDate, formatNumber } from '@tractor-haat/i18n';
import { JsonLd, usePage, useTranslation } from '@tractor-haat/platform';
import { SpecList } from '@tractor-haat/ui';
import styles from '../components/detail.module.css';
import { Enquire } from '../components/enquire.tsx';
import { PageFrame } from '../components/page-frame.tsx';
import { ProductPicture } from '../components/product-picture.tsx';
import { ProductPrice } from '../components/product-price.tsx';
import { ShareLink } from '../components/share-link.tsx';
import { Similar } from '../components/similar.tsx';
import { SourceNote } from '../components/source-note.tsx';
import { TractorRows } from '../components/tractor-rows.tsx';
import { formatTyreName, TyreCard } from './tyre-card.tsx';

export function TyreView({ tyre }: { tyre: TyreDetail }) {
  const { t } = useTranslation('tyres');
  const { language, origin } = usePage();
  const name = formatTyreName(tyre);
  const position = t(`lists:value.position.${tyre.position}`);
  const description = t('detail.description', { name, position });
  const { price } = tyre;
  return (
    <PageFrame
      title={t('detail.title', { name })}
      description={description}
      picture={sharePicture(tyre.picture)}
      heading={name}
      properNames={[name, tyre.brand_name.text, `${tyre.model} ${tyre.size}`]}
      breadcrumbs={[
        { name: t('tyres'), to: '/tyres' },
        { name: tyre.brand_name.text, to: `/tyre/${tyre.brand_slug}-tractor-tyre-in-india` },
      ]}
      currentPage={`${tyre.model} ${tyre.size}`}
    >
      <JsonLd
        data={{
          '@type': 'Product',
          name,
          description,
          brand: { '@type': 'Brand', name: tyre.brand_name.text },
          image: origin + sharePicture(tyre.picture).path,
          ...(price
            ? {
                offers: {
                  '@type': 'AggregateOffer',
                  priceCurrency: 'INR',
                  lowPrice: price.min_inr,
                  highPrice: price.max_inr ?? price.min_inr,
                },
              }
            : {}),
        }}
      />
      <div className={styles.top}>
        <ProductPicture picture={tyre.picture} />
        <div className={styles.buy}>
          <ProductPrice price={price} range size="big" />
          {price ? (
            <p className={styles.note}>
              {t('tyre.one_tyre')}, {formatDate(price.as_of, language)}
            </p>
          ) : null}
          <Enquire
            form="tyre-price"
            productId={tyre.id}
            productName={name}
            productPicture={tyre.picture}
            prefill={{ brand: tyre.brand_slug, model: tyre.slug }}
            label={t(price ? 'lists:price.get' : 'lists:price.tell_me')}
          />
          <ShareLink name={name} />
        </div>
      </div>
      <div className={styles.columns}>
        <div className={styles.main}>
          <section>
            <h2>{t('detail.spec')}</h2>
            <SpecList
              items={[
                { name: t('tyre.size'), value: tyre.size },
                { name: t('tyre.position'), value: position },
                {
                  name: t('tyre.ply_rating'),
                  value: tyre.ply_rating === null ? null : String(tyre.ply_rating),
                },
                {
                  name: t('tyre.construction'),
                  value: tyre.construction && t(`tyre.${tyre.construction}`),
                },
                { name: t('tyre.tube_kind'), value: tyre.tube && t(`tyre.${tyre.tube}`) },
              ]}
            />
            <SourceNote of={tyre} />
          </section>
        </div>
        <div className={styles.side}>
          <TractorRows
            title={t('detail.fits')}
            emptyText={t('detail.fits_none')}
            tractors={tyre.fits}
            note={({ hp, at }) => (
              <span>
                <span>{hp === null ? '' : `${formatNumber(hp, language)} HP, `}</span>
                <span>{t(`lists:value.position.${at}`)}</span>
              </span>
            )}
          />
        </div>
      </div>
      <Similar title={t('detail.similar')}>
        {tyre.similar.map((similarTyre) => (
          <TyreCard key={similarTyre.id} tyre={similarTyre} layout="stand" />
        ))}
      </Similar>
    </PageFrame>
  );
}
