import { PHOTOS_MOST } from '@tractor-haat/api-client';
import { useTranslation } from '@tractor-haat/platform';
import { Field, Spinner, TextInput } from '@tractor-haat/ui';
import { useSayFault, useSellForm } from '../form/sell-context.ts';
import { DraftPhotoTile } from './draft-photo-tile.tsx';
import styles from './photos.module.css';
import type { Photos } from './use-photos.ts';

/** Photos from the phone: one press opens camera or gallery. Without script the form carries the files. */
export function PhotosStep({ photos }: { photos: Photos }) {
  const { t } = useTranslation('sell');
  const { values, faults } = useSellForm();
  const say = useSayFault();
  const kept = (values.photos ?? '').split(',').filter(Boolean).length;
  const { list, busy, fault, add, remove } = photos;
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
        <Field
          label={t('photos.add')}
          hint={t('photos.hint', { count: PHOTOS_MOST })}
          error={say(fault ?? faults.photos)}
        >
          {(control) => (
            <TextInput
              {...control}
              type="file"
              name="photo"
              multiple
              accept="image/jpeg,image/png,image/webp"
              className={styles.file}
              onChange={({ target }) => {
                const files = [...(target.files ?? [])];
                target.value = '';
                add(files);
              }}
            />
          )}
        </Field>
      ) : null}
      <p role="status" className={styles.status}>
        {busy ? <Spinner label={t('photos.busy')} /> : null}
      </p>
      <p className={styles.soft}>{t('photos.privacy')}</p>
    </>
  );
}
