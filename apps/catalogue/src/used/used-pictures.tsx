import { photoAddress, pictureAddress, type UsedDetail } from '@tractor-haat/api-client';
import { useTranslation } from '@tractor-haat/platform';
import { Picture } from '@tractor-haat/ui';
import styles from '../parts/detail.module.css';
import photos from './used-photo.module.css';
import { UsedPhoto } from './used-photo.tsx';

const WIDTHS = [400, 800, 1200] as const;

/** The seller's own photos, the first one large; a drawing of the model where there are none. */
export function UsedPictures({ used, name }: { used: UsedDetail; name: string }) {
  const { t } = useTranslation('used');
  const [first, ...more] = used.photos;
  if (!first) {
    return (
      <div>
        <Picture
          source={(width, format) =>
            pictureAddress(used.picture, WIDTHS.find((one) => one >= width) ?? 1200, format)
          }
          widths={WIDTHS}
          sizes="(min-width: 800px) 620px, 100vw"
          width={800}
          height={600}
          alt={used.picture.alt.text}
          priority
        />
        <p className={styles.note}>{t('lists:illustration')}</p>
      </div>
    );
  }
  return (
    <div>
      <UsedPhoto photo={first} alt={name} priority sizes="(min-width: 800px) 620px, 100vw" />
      {more.length > 0 ? (
        <ul className={photos.all}>
          {more.map((one, place) => (
            <li key={one.photo}>
              <a href={photoAddress(one.photo, 'large')}>
                <UsedPhoto
                  photo={one}
                  alt={t('detail.photo', { number: place + 2, name })}
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
