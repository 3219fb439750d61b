import { PHOTO_WIDTHS, type UsedPhoto as Photo, photoPath } from '@tractor-haat/api-client';
import styles from './used-photo.module.css';

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
