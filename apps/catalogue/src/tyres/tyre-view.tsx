import { pictureAddress, type TyreDetail } from '@tractor-haat/api-client';
import { formatDate, formatNumber } from '@tractor-haat/i18n';
import { JsonLd, Link, usePage, useTranslation } from '@tractor-haat/platform';
import { Picture, Rail, SectionHead } from '@tractor-haat/ui';
import styles from '../parts/detail.module.css';
import { Enquire } from '../parts/enquire.tsx';
import { PageFrame } from '../parts/page-frame.tsx';
import { PublicPriceOf } from '../parts/public-price.tsx';
import { ShareLink } from '../parts/share-link.tsx';
import { SourceNote } from '../parts/source-note.tsx';
import { SpecList } from '../parts/spec-list.tsx';
import { TyreCard, tyreName } from './tyre-card.tsx';

const WIDTHS = [400, 800, 1200] as const;

export function TyreView({ tyre }: { tyre: TyreDetail }) {
  const { t } = useTranslation('tyres');
  const { language, origin } = usePage();
  const name = tyreName(tyre);
  const position = t(`lists:value.position.${tyre.position}`);
  const { price } = tyre;
  return (
    <PageFrame
      title={t('detail.title', { name })}
      description={t('detail.description', { name, position })}
      picture={pictureAddress(tyre.picture, 1200, 'webp')}
      heading={name}
      way={[
        { name: t('tyres'), to: '/tyres' },
        { name: tyre.brand_name.text, to: `/tyre/${tyre.brand_slug}-tractor-tyre-in-india` },
      ]}
      here={`${tyre.model} ${tyre.size}`}
    >
      <JsonLd
        data={{
          '@type': 'Product',
          name,
          brand: { '@type': 'Brand', name: tyre.brand_name.text },
          image: origin + pictureAddress(tyre.picture, 1200, 'webp'),
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
        <div>
          <Picture
            source={(width, format) =>
              pictureAddress(tyre.picture, WIDTHS.find((one) => one >= width) ?? 1200, format)
            }
            widths={WIDTHS}
            sizes="(min-width: 800px) 620px, 100vw"
            width={800}
            height={600}
            alt={tyre.picture.alt.text}
            priority
          />
          <p className={styles.note}>{t('lists:illustration')}</p>
        </div>
        <div className={styles.buy}>
          <PublicPriceOf price={price} range size="big" />
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
            words={t(price ? 'lists:price.get' : 'lists:price.tell_me')}
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
          <section>
            <h2>{t('detail.fits')}</h2>
            {tyre.fits.length === 0 ? <p>{t('detail.fits_none')}</p> : null}
            <ul className={styles.rows}>
              {tyre.fits.map((tractor) => (
                <li key={tractor.id}>
                  <Link to={`/tractor/${tractor.slug}/${tractor.id}`}>
                    {tractor.brand_name.text} {tractor.model}
                  </Link>
                  <span>
                    {tractor.hp === null ? '' : `${formatNumber(tractor.hp, language)} HP, `}
                    {t(`lists:value.position.${tractor.at}`)}
                  </span>
                </li>
              ))}
            </ul>
          </section>
        </div>
      </div>
      {tyre.similar.length > 0 ? (
        <section className={styles.wide}>
          <SectionHead title={t('detail.similar')} />
          <Rail>
            {tyre.similar.map((other) => (
              <TyreCard key={other.id} tyre={other} layout="stand" />
            ))}
          </Rail>
        </section>
      ) : null}
    </PageFrame>
  );
}
