import type { ModerationItem } from '@tractor-haat/api-client';
import { formatRupees } from '@tractor-haat/i18n';
import { usePage, useTranslation } from '@tractor-haat/platform';
import type { ReactNode } from 'react';
import { formatMoment } from '../frame/format-moment.ts';
import styles from '../frame/frame.module.css';

type Props = { item: ModerationItem; isCurrent: boolean; children: ReactNode };

export function QueueItem({ item, isCurrent, children }: Props) {
  const { t } = useTranslation('desk');
  const { about, by, at, text, link, photos, same_number, same_photo, twins } = item;
  return (
    <article
      className={styles.item}
      aria-current={isCurrent ? 'true' : undefined}
      aria-label={`${about} ${by}`}
    >
      <p>
        <a href={link}>{about}</a> · {by} · {formatMoment(at)}
      </p>
      <p>{text}</p>
      <RequestedPrice price={item.price} />
      {same_number > 0 && <p>{t('same_number', { total: same_number })}</p>}
      {same_photo > 0 && <p>{t('same_photo', { total: same_photo })}</p>}
      {twins.length > 0 && (
        <ul className={styles.row}>
          {twins.map(({ link, status }) => (
            <li key={link}>
              <a href={link}>{link.split('/').at(-1)}</a> ({t(`twin.${status}`)})
            </li>
          ))}
        </ul>
      )}
      {isCurrent && photos.length > 0 && (
        <div className={styles.photos}>
          {photos.map((photo) => (
            <img key={photo} src={photo} alt={t('photo')} width={1280} height={960} />
          ))}
        </div>
      )}
      {children}
    </article>
  );
}

function RequestedPrice({ price }: Pick<ModerationItem, 'price'>) {
  const { t } = useTranslation('desk');
  const { language } = usePage();
  if (price === null) return null;
  const { asking_inr, verdict, range } = price;
  return (
    <p className={verdict === 'fair' || verdict === 'unknown' ? undefined : styles.odd}>
      <span>{t(`price.${verdict}`, { asked: formatRupees(asking_inr, language) })}</span>{' '}
      <span>
        {range &&
          t('price.range', {
            min: formatRupees(range.min_inr, language),
            max: formatRupees(range.max_inr, language),
          })}
      </span>
    </p>
  );
}
