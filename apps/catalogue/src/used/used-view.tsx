import {
  photoPath,
  shareCardPicture,
  sharePicture,
  type UsedDetail,
  usedCardName,
} from '@tractor-haat/api-client';
import { formatDate, formatNumber, formatRupees, localizePath } from '@tractor-haat/i18n';
import { tractorPath, usedTractorName, usedTractorPath } from '@tractor-haat/pages';
import { JsonLd, Link, usePage, useTranslation } from '@tractor-haat/platform';
import { Alert, Price, SpecList } from '@tractor-haat/ui';
import { Listen } from '../listen/listen.tsx';
import styles from '../products/detail.module.css';
import { Enquire } from '../products/enquire.tsx';
import { PageFrame } from '../products/page-frame.tsx';
import { ProductPicture } from '../products/product-picture.tsx';
import { ShareLinks } from '../products/share-link.tsx';
import { Similar } from '../products/tractor-rows.tsx';
import { UsedCard, UsedPhoto } from '../products/used-card.tsx';
import photos from '../products/used-photo.module.css';

const CONDITION_AREAS = ['engine', 'gearbox', 'hydraulics', 'body'] as const;

export function UsedView({ used }: { used: UsedDetail }) {
  const { t } = useTranslation('used');
  const { language } = usePage();
  const name = usedTractorName(used);
  const card = usedCardName(used);
  const state = used.state_name.text;
  const format = (value: number) => formatNumber(value, language);
  const facts = [
    ...(used.hp === null ? [] : [`${format(used.hp)} HP`]),
    ...(used.hours === null ? [] : [t('hours', { value: format(used.hours) })]),
    t('owners', { count: used.owners }),
    formatRupees(used.price_inr, language),
  ].join(', ');
  const rows = [
    { name: t('detail.year'), value: String(used.year) },
    { name: t('detail.hours'), value: used.hours === null ? null : format(used.hours) },
    { name: t('detail.owners'), value: format(used.owners) },
    { name: t('detail.rc'), value: t(used.rc ? 'detail.rc_yes' : 'detail.rc_no') },
    { name: t('detail.hypothecation'), value: t(`detail.hypothecation_${used.hypothecation}`) },
    {
      name: t('detail.insurance'),
      value: used.insurance_until === null ? null : formatDate(used.insurance_until, language),
    },
    {
      name: t('detail.tyres'),
      value:
        used.tyre_condition_pct === null
          ? null
          : t('detail.tyres_value', { value: used.tyre_condition_pct }),
    },
    {
      name: t('detail.place'),
      value: [used.area, used.district, state].filter(Boolean).join(', '),
    },
    { name: t('detail.listed'), value: formatDate(used.listed_on, language) },
  ];
  return (
    <PageFrame
      title={t('detail.title', { name, district: used.district })}
      description={t('detail.description', { name, district: used.district, state, facts })}
      picture={shareCardPicture(card, language)}
      heading={name}
      properNames={[name]}
      breadcrumbs={[{ name: t('list.all.heading'), to: '/second-hand-tractor' }]}
      currentPage={name}
    >
      {used.demo ? null : <UsedOffer used={used} />}
      <div className={styles.top}>
        <UsedPictures used={used} name={name} />
        <div className={styles.buy}>
          <Price amount={used.price_inr} language={language} size="big" />
          <PriceComparison used={used} />
          {used.negotiable ? <p className={styles.note}>{t('negotiable')}</p> : null}
          <Enquire
            form="used-contact"
            productId={used.id}
            productName={name}
            productPicture={used.picture}
            prefill={{ brand: used.brand_slug, model: used.tractor.slug, year: String(used.year) }}
            label={t('detail.contact')}
          />
          <ShareLinks name={name} card={card} />
          <Listen
            labels={{
              start: t('listen.start'),
              stop: t('listen.stop'),
              none: t('listen.none'),
              no_voice: t('listen.no_voice'),
            }}
          />
          {used.demo ? <Alert tone="info">{t('lists:demo_note')}</Alert> : null}
        </div>
      </div>
      <div className={styles.columns}>
        <div className={styles.main}>
          <section>
            <h2>{t('detail.facts')}</h2>
            <SpecList items={rows} />
          </section>
          {used.words ? (
            <section>
              <h2>{t('detail.words')}</h2>
              <p>{used.words}</p>
            </section>
          ) : null}
        </div>
        <div className={styles.side}>
          <section>
            <h2>{t('detail.condition')}</h2>
            <SpecList
              items={CONDITION_AREAS.map((area) => ({
                name: t(`detail.part_${area}`),
                value: t(`detail.${used.condition[area]}`),
              }))}
            />
          </section>
          <p>
            <Link to={tractorPath(used.tractor)}>
              {t('detail.model')}:{' '}
              <span translate="no">
                {used.brand_name.text} {used.model}
              </span>
            </Link>
          </p>
        </div>
      </div>
      <Similar title={t('detail.similar')}>
        {used.similar.map((similarUsed) => (
          <UsedCard key={similarUsed.id} used={similarUsed} layout="stand" />
        ))}
      </Similar>
    </PageFrame>
  );
}

function PriceComparison({
  used: { price_inr: price, new_price_inr: newPrice },
}: {
  used: UsedDetail;
}) {
  const { t } = useTranslation('used');
  const { language } = usePage();
  if (newPrice === null) return null;
  const percent = Math.round((1 - price / newPrice) * 100);
  return (
    <p className={styles.note}>
      <span>{t('detail.new', { price: formatRupees(newPrice, language) })}</span>
      <span>{percent > 0 ? ` · ${t('detail.less', { percent })}` : null}</span>
    </p>
  );
}

/** For real offers only, not for demonstration listings. */
function UsedOffer({ used }: { used: UsedDetail }) {
  const { language, origin } = usePage();
  return (
    <JsonLd
      data={{
        '@type': 'Product',
        name: usedTractorName(used),
        brand: { '@type': 'Brand', name: used.brand_name.text },
        image: origin + sharePicture(used.picture).path,
        offers: {
          '@type': 'Offer',
          itemCondition: 'https://schema.org/UsedCondition',
          priceCurrency: 'INR',
          price: used.price_inr,
          url: origin + localizePath(language, usedTractorPath(used)),
        },
      }}
    />
  );
}

/** Photos by the seller, or a drawing of the model if there are none. */
function UsedPictures({ used, name }: { used: UsedDetail; name: string }) {
  const { t } = useTranslation('used');
  const [firstPhoto, ...otherPhotos] = used.photos;
  if (!firstPhoto) return <ProductPicture picture={used.picture} />;
  return (
    <div>
      <UsedPhoto photo={firstPhoto} alt={name} priority sizes="(min-width: 800px) 620px, 100vw" />
      {otherPhotos.length > 0 ? (
        <ul className={photos.all}>
          {otherPhotos.map((photo, index) => (
            <li key={photo.photo}>
              <a href={photoPath(photo.photo, 'large')}>
                <UsedPhoto
                  photo={photo}
                  alt={t('detail.photo', { number: index + 2, name })}
                  sizes="160px"
                />
              </a>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
