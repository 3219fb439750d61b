import { photoPath, type SellerListing } from '@tractor-haat/api-client';
import { formatRupees } from '@tractor-haat/i18n';
import { usedTractorName, usedTractorPath } from '@tractor-haat/pages';
import { Link, usePage, useTranslation } from '@tractor-haat/platform';
import { Alert, Button, SpecList } from '@tractor-haat/ui';
import styles from './my-listings.module.css';

export function MyListingCard({ listing }: { listing: SellerListing }) {
  const { t } = useTranslation('sell');
  const { language } = usePage();
  const { status, photos } = listing;
  return (
    <section className={styles.box}>
      <h2>{usedTractorName(listing)}</h2>
      <SpecList
        items={[
          { name: t('own.status'), value: t(`status.${status}`) },
          { name: t('field.price'), value: formatRupees(listing.price_inr, language) },
        ]}
      />
      {listing.decision ? (
        <Alert tone="info">
          {listing.decision.ask ? t('own.asked') : t('own.refused')} {listing.decision.reason}
        </Alert>
      ) : null}
      {photos.length > 0 && status !== 'rejected' ? (
        <ul className={styles.photos}>
          {photos.map(({ photo, width, height }, index) => (
            <li key={photo}>
              <img
                src={photoPath(photo, 'small')}
                width={width}
                height={height}
                alt={t('photos.one', { number: index + 1 })}
              />
            </li>
          ))}
        </ul>
      ) : null}
      {status === 'approved' ? (
        <p>
          <Link to={usedTractorPath(listing)}>{t('own.see')}</Link>
        </p>
      ) : null}
      {status === 'pending' || status === 'approved' ? (
        <form method="post" action="/api/used_tractor_sold">
          <input type="hidden" name="listing" value={listing.id} />
          <input type="hidden" name="language" value={language} />
          <Button type="submit" variant="action" wide>
            {t('own.mark_sold')}
          </Button>
        </form>
      ) : null}
    </section>
  );
}
