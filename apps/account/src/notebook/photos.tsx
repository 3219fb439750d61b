import { formatDate } from '@tractor-haat/i18n';
import { usePage, useTranslation } from '@tractor-haat/platform';
import { Alert, Button, buttonClass } from '@tractor-haat/ui';
import { useId, useState } from 'react';
import styles from './notebook.module.css';
import { deletePhoto, MAX_PHOTOS, type Photo, storePhoto } from './photo.ts';

interface PhotosProps {
  readonly photos: readonly Photo[];
  readonly onChange: () => Promise<void>;
}

export function Photos({ photos, onChange }: PhotosProps) {
  const { t } = useTranslation('notebook');
  const { language } = usePage();
  const [isRejected, setRejected] = useState(false);
  const hint = useId();
  async function addPhotos(files: FileList | null) {
    setRejected(false);
    try {
      for (const file of [...(files ?? [])].slice(0, MAX_PHOTOS - photos.length))
        await storePhoto(file);
    } catch (error) {
      console.info('Failed to store a photo', error);
      setRejected(true);
    }
    await onChange();
  }
  return (
    <section className={styles.box}>
      <h2>{t('photos')}</h2>
      {photos.length < MAX_PHOTOS ? (
        <div className={styles.choose}>
          {/* A native file input is labelled in the language of the browser, not of the page. */}
          <label className={buttonClass({ variant: 'line', wide: true, className: styles.file })}>
            {t('photo_add')}
            <input
              type="file"
              accept="image/*"
              multiple
              aria-describedby={hint}
              onChange={({ target }) =>
                addPhotos(target.files).then(() => {
                  target.value = '';
                })
              }
            />
          </label>
          <p id={hint} className={styles.hint}>
            {t('photo_hint')}
          </p>
        </div>
      ) : (
        <p>{t('photos_full')}</p>
      )}
      {isRejected ? <Alert tone="bad">{t('photo_refused')}</Alert> : null}
      <ul className={styles.photos}>
        {photos.map(({ id, at, source }) => {
          const name = t('photo_of', { date: formatDate(new Date(at), language) });
          return (
            <li key={id} className={styles.row}>
              <img src={source} alt={name} className={styles.photo} />
              <Button
                size="small"
                variant="text"
                aria-label={t('take_out_named', { name })}
                onClick={() => deletePhoto(id).then(onChange)}
              >
                {t('take_out')}
              </Button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
