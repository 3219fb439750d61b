import {
  type UsedCard as Card,
  PHOTO_WIDTHS,
  type UsedPhoto as Photo,
  photoPath,
} from '@tractor-haat/api-client';
import { formatNumber } from '@tractor-haat/i18n';
import { MachinePicture, usedTractorName, usedTractorPath } from '@tractor-haat/pages';
import { Link, usePage, useTranslation, withMarkupCache } from '@tractor-haat/platform';
import { MachineCard, Price, Tag } from '@tractor-haat/ui';
import styles from './used-photo.module.css';

export const UsedCard = withMarkupCache(function UsedCard({
  used,
  priority = false,
  layout = 'lie',
}: {
  used: Card;
  priority?: boolean;
  layout?: 'lie' | 'stand';
}) {
  const { t } = useTranslation('used');
  const { language } = usePage();
  return (
    <MachineCard
      as={Link}
      to={usedTractorPath(used)}
      name={usedTractorName(used)}
      layout={layout}
      outdoors={!used.photo}
      picture={
        used.photo ? (
          <UsedPhoto photo={used.photo} alt="" priority={priority} />
        ) : (
          <MachinePicture picture={used.picture} priority={priority} />
        )
      }
      tag={used.demo ? <Tag>{t('lists:demo')}</Tag> : undefined}
      facts={[
        ...(used.hp === null ? [] : [`${formatNumber(used.hp, language)} HP`]),
        ...(used.hours === null ? [] : [t('hours', { value: formatNumber(used.hours, language) })]),
        t('owners', { count: used.owners }),
      ]}
      price={<Price amount={used.price_inr} language={language} />}
      notes={[
        `${used.district}, ${used.state_name.text}`,
        ...(used.negotiable ? [t('negotiable')] : []),
      ]}
    />
  );
});

/** Cropped to the proportions of the drawings. */
export function UsedPhoto({
  photo: { photo },
  alt,
  priority = false,
  sizes = '(min-width: 800px) 288px, 128px',
}: {
  photo: Photo;
  alt: string;
  priority?: boolean;
  sizes?: string;
}) {
  const small = photoPath(photo, 'small');
  return (
    <img
      className={styles.photo}
      loading={priority ? 'eager' : 'lazy'}
      decoding="async"
      srcSet={`${small} ${PHOTO_WIDTHS.small}w, ${photoPath(photo, 'large')} ${PHOTO_WIDTHS.large}w`}
      sizes={sizes}
      src={small}
      alt={alt}
      width={800}
      height={600}
    />
  );
}
