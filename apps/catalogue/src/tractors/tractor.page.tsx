import {
  shareCardPicture,
  sharePicture,
  type TractorDetail,
  tractorCardName,
} from '@tractor-haat/api-client';
import { formatDate, formatMonth, formatNumber, formatRupees } from '@tractor-haat/i18n';
import { tractorName, tractorPath } from '@tractor-haat/pages';
import { teaserEmi } from '@tractor-haat/pages/loan';
import {
  JsonLd,
  Link,
  RemoteWidget,
  useLoaderData,
  usePage,
  useTranslation,
} from '@tractor-haat/platform';
import { Alert, ButtonLink, ProperNames, Rating } from '@tractor-haat/ui';
import { Listen } from '../listen/listen.tsx';
import { toSavedTractor } from '../products/card-actions.tsx';
import styles from '../products/detail.module.css';
import { Enquire } from '../products/enquire.tsx';
import { NotFoundSuggestions } from '../products/not-found-suggestions.tsx';
import { PageFrame } from '../products/page-frame.tsx';
import { ProductPrice } from '../products/product-price.tsx';
import { ShareLinks } from '../products/share-link.tsx';
import { SourceLink } from '../products/source-link.tsx';
import { TractorCard, useTractorFacts } from '../products/tractor-card.tsx';
import { type LoadedTractor, loadTractor, type TractorPageData } from './load-tractor.ts';
import { TractorActions } from './tractor-actions.tsx';
import { TractorGallery } from './tractor-gallery.tsx';

export { loadTractor as loader };

export function Component() {
  const page = useLoaderData<TractorPageData>();
  if (page.tractor) return <TractorView key={page.tractor.id} page={page} />;
  return (
    <NotFoundSuggestions>
      {page.suggestions.map((suggestion) => (
        <TractorCard key={suggestion.id} tractor={suggestion} />
      ))}
    </NotFoundSuggestions>
  );
}

function TractorView({ page }: { page: LoadedTractor }) {
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

interface DiscontinuedAlertProps {
  readonly tractor: TractorDetail;
  readonly ended: NonNullable<TractorDetail['discontinued']>;
}

/** Replaces price and enquiry on the page of a discontinued tractor. */
function DiscontinuedAlert({ tractor, ended }: DiscontinuedAlertProps) {
  const { t } = useTranslation('tractor');
  const { language } = usePage();
  const name = tractorName(tractor);
  const brand = tractor.brand_name.text;
  const month = formatMonth(ended.on.slice(0, 7), language);
  return (
    <>
      <Alert tone="info">
        <p>
          <ProperNames text={t('detail.ended.notice', { name, month })} names={[name]} />
        </p>
        <p>
          {t('lists:source')}: <SourceLink source={ended.source} />
        </p>
      </Alert>
      <div className={styles.acts}>
        <ButtonLink
          as={Link}
          to={`/second-hand-tractor?brand=${tractor.brand_slug}`}
          variant="action"
        >
          {/* The link is a flex container, which would drop the spaces around the name. */}
          <span>
            <ProperNames text={t('detail.ended.used', { brand })} names={[brand]} />
          </span>
        </ButtonLink>
        <ButtonLink to="#similar">{t('detail.ended.similar')}</ButtonLink>
      </div>
    </>
  );
}

function TestCard({ report }: { report: TractorDetail['test_report'] }) {
  const { t } = useTranslation('tractor');
  const { language } = usePage();
  if (!report) {
    return (
      <Alert tone="info">
        <b>{t('detail.test.title')}</b>
        <p>{t('detail.test.none')}</p>
      </Alert>
    );
  }
  const { number, institute, year, variant, declared_pto_kw, observed_pto_kw } = report;
  return (
    <Alert tone="info">
      <b>{t('detail.test.title')}</b>
      <p>{t('detail.test.report', { number, institute, year: String(year), variant })}</p>
      {declared_pto_kw !== null && observed_pto_kw !== null ? (
        <p>
          {t('detail.test.pto', {
            declared: formatNumber(declared_pto_kw, language),
            observed: formatNumber(observed_pto_kw, language),
          })}
        </p>
      ) : null}
    </Alert>
  );
}
