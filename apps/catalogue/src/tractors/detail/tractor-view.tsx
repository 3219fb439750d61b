import {
  shareCardPicture,
  sharePicture,
  type TractorDetail,
  tractorCardName,
} from '@tractor-haat/api-client';
import { formatDate, formatNumber, formatRupees } from '@tractor-haat/i18n';
import { tractorName, tractorPath } from '@tractor-haat/pages';
import { teaserEmi } from '@tractor-haat/pages/loan';
import { JsonLd, Link, RemoteWidget, usePage, useTranslation } from '@tractor-haat/platform';
import { ButtonLink, Rating } from '@tractor-haat/ui';
import { toSavedTractor } from '../../compare/compare-tick.tsx';
import styles from '../../components/detail.module.css';
import { Enquire } from '../../components/enquire.tsx';
import { PageFrame } from '../../components/page-frame.tsx';
import { ProductPrice } from '../../components/product-price.tsx';
import { ShareLinks } from '../../components/share-link.tsx';
import { Listen } from '../../listen/listen.tsx';
import { useTractorFacts } from '../tractor-card.tsx';
import { DiscontinuedAlert } from './discontinued-alert.tsx';
import type { LoadedTractor } from './load-tractor.ts';
import { TestCard } from './test-card.tsx';
import { TractorActions } from './tractor-actions.tsx';
import { TractorGallery } from './tractor-gallery.tsx';

export function TractorView({ page }: { page: LoadedTractor }) {
  const { tractor } = page;
  const { price, reviews, discontinued } = tractor;
  const { t } = useTranslation('tractor');
  const { language } = usePage();
  const name = tractorName(tractor);
  const facts = useTractorFacts(tractor).join(', ');
  const description = t(discontinued ? 'detail.ended.description' : 'detail.description', {
    name,
    facts,
  });
  const card = tractorCardName(tractor);
  const form = {
    form: 'tractor-on-road',
    productId: tractor.id,
    productName: name,
    productPicture: tractor.picture,
    prefill: { brand: tractor.brand_slug, model: tractor.slug },
  } as const;
  const priceLabel = t(price ? 'lists:price.get' : 'lists:price.tell_me');
  return (
    <PageFrame
      title={t(discontinued ? 'detail.ended.title' : 'detail.title', { name })}
      description={description}
      picture={shareCardPicture(card, language)}
      heading={name}
      properNames={[name, tractor.brand_name.text, tractor.model]}
      breadcrumbs={[
        { name: t('lists:tractors'), to: '/tractors' },
        { name: tractor.brand_name.text, to: `/tractor/${tractor.brand_slug}` },
      ]}
      currentPage={tractor.model}
    >
      <JsonLd data={useProduct(tractor, description)} />
      <div className={styles.top}>
        <TractorGallery tractor={tractor} name={name} />
        <div className={styles.buy}>
          {reviews.summary.average === null ? null : (
            <p>
              <Rating
                value={reviews.summary.average}
                valueText={formatNumber(reviews.summary.average, language)}
                label={t('reviews:stars_of', { value: reviews.summary.average })}
                short
              />{' '}
              <a href="#reviews">{t('reviews:count', { count: reviews.summary.count })}</a>
              <span>{reviews.summary.demo ? ` · ${t('lists:demo')}` : null}</span>
            </p>
          )}
          {discontinued ? (
            <DiscontinuedAlert tractor={tractor} ended={discontinued} />
          ) : (
            <div id="price">
              <ProductPrice price={price} range size="big" />
              {price ? (
                <p className={styles.note}>
                  {t('lists:price.dated', { date: formatDate(price.as_of, language) })}
                </p>
              ) : null}
            </div>
          )}
          {price ? (
            <p className={styles.note}>
              {t('lists:price.emi', { amount: formatRupees(teaserEmi(price.min_inr), language) })}{' '}
              <Link to={`/tractor-emi-calculator?price=${price.min_inr}`}>
                {t('detail.work_out')}
              </Link>
            </p>
          ) : null}
          {discontinued ? null : (
            <div className={styles.go}>
              <Enquire {...form} label={priceLabel} />
            </div>
          )}
          <div className={styles.acts}>
            {discontinued ? null : (
              <ButtonLink as={Link} to={`/tractor-on-road-price?tractor=${tractor.slug}`}>
                {t('lists:price.on_road_lines')}
              </ButtonLink>
            )}
            <ButtonLink as={Link} to={`/tractor-dealers-in-india?brand=${tractor.brand_slug}`}>
              {t('detail.find_dealers')}
            </ButtonLink>
            <ShareLinks name={name} card={card} />
            <Listen
              labels={{
                start: t('listen.start'),
                stop: t('listen.stop'),
                none: t('listen.none'),
                no_voice: t('listen.no_voice'),
              }}
            />
            <TractorActions
              product={toSavedTractor({ ...tractor, name })}
              compareLabel={t('detail.add_compare')}
            />
          </div>
          <TestCard report={tractor.test_report} />
        </div>
      </div>
      <RemoteWidget
        name="catalogue/tractor-facts"
        props={{}}
        data={page}
        fallback={<div className={styles.later} />}
      />
      <RemoteWidget name="catalogue/tractor-related" props={{}} data={page} />
      {discontinued ? null : (
        <div data-bar="" className={price ? styles.bar : `${styles.bar} ${styles.alone}`}>
          {price ? (
            <>
              <ProductPrice price={price} size="small" />
              <Enquire {...form} label={priceLabel} wide={false} />
            </>
          ) : (
            // The text for an unknown price would not fit beside a button.
            <Enquire {...form} label={t('lists:price.tell_me_price')} />
          )}
        </div>
      )}
    </PageFrame>
  );
}

/** Sample ratings are omitted from the structured data, because no visitor wrote them. */
function useProduct(tractor: TractorDetail, description: string) {
  const { origin, language } = usePage();
  const { price, reviews } = tractor;
  const { summary } = reviews;
  return {
    '@type': 'Product',
    name: tractorName(tractor),
    description,
    brand: { '@type': 'Brand', name: tractor.brand_name.text },
    category: 'Tractor',
    image: origin + sharePicture(tractor.picture).path,
    url: `${origin}${language === 'en' ? '' : `/${language}`}${tractorPath(tractor)}`,
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
    ...(summary.demo || summary.average === null
      ? {}
      : {
          aggregateRating: {
            '@type': 'AggregateRating',
            ratingValue: summary.average,
            reviewCount: summary.count,
          },
        }),
  };
}
