import { PHOTOS_MOST } from '@tractor-haat/api-client';
import { useTranslation } from '@tractor-haat/platform';
import { buttonClass, FieldError, Spinner } from '@tractor-haat/ui';
import { useId } from 'react';
import { useSayFault, useSellForm } from '../form/sell-context.ts';
import { DraftPhotoTile } from './draft-photo-tile.tsx';
import styles from './photos.module.css';
import type { Photos } from './use-photos.ts';

/**
 * Photos from the phone: one press opens camera or gallery. The browser's own words for a file would be in
 * its language, so they are only seen without script, when the form carries the files.
 */
export function PhotosStep({ photos }: { photos: Photos }) {
  const { t } = useTranslation('sell');
  const { values, faults } = useSellForm();
  const say = useSayFault();
  const kept = (values.photos ?? '').split(',').filter(Boolean).length;
  const { list, busy, fault, add, remove } = photos;
  const wrong = say(fault ?? faults.photos);
  const id = useId();
  return (
    <>
      <p>{t('photos.which')}</p>
      {list.length > 0 ? (
        <ul className={styles.tiles}>
          {list.map((photo, place) => (
            <DraftPhotoTile
              key={photo.id}
              blob={photo.blob}
              number={place + 1}
              onRemove={() => remove(photo.id)}
            />
          ))}
        </ul>
      ) : null}
      {kept > 0 && list.length === 0 ? <p>{t('photos.kept', { count: kept })}</p> : null}
      {list.length < PHOTOS_MOST ? (
        <div className={styles.choose}>
          <label className={buttonClass({ variant: 'line', wide: true, className: styles.add })}>
            {t('photos.add')}
            <input
              type="file"
              name="photo"
              multiple
              accept="image/jpeg,image/png,image/webp"
              aria-describedby={`${id}h ${id}e`}
              aria-invalid={wrong ? true : undefined}
              onChange={({ target }) => {
                const files = [...(target.files ?? [])];
                target.value = '';
                add(files);
              }}
            />
          </label>
          <p id={`${id}h`} className={styles.soft}>
            {t('photos.hint', { count: PHOTOS_MOST })}
          </p>
          {wrong ? <FieldError id={`${id}e`}>{wrong}</FieldError> : null}
        </div>
      ) : null}
      <p role="status" className={styles.status}>
        {busy ? <Spinner label={t('photos.busy')} /> : null}
      </p>
      <p className={styles.soft}>{t('photos.privacy')}</p>
    </>
  );
}
