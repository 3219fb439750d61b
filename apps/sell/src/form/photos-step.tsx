import { MAX_PHOTOS } from '@tractor-haat/api-client';
import { useTranslation } from '@tractor-haat/platform';
import {
  Button,
  buttonClass,
  FieldError,
  IconButton,
  Spinner,
  useAfterCommit,
} from '@tractor-haat/ui';
import { CloseIcon } from '@tractor-haat/ui/icons';
import { useEffect, useId, useRef } from 'react';
import { type Photos, parsePhotoIds } from '../photos/use-photos.ts';
import styles from './photos.module.css';
import { useErrorMessage, useSellForm } from './sell-context.ts';

/** The native file control is in the browser's language, so it is visible only without JavaScript. */
export function PhotosStep({ photos }: { photos: Photos }) {
  const { t } = useTranslation('sell');
  const { values, set, validationErrors } = useSellForm();
  const formatError = useErrorMessage();
  const storedOnServer = parsePhotoIds(values.photos).length;
  const { list, isAdding, rejection, add, remove } = photos;
  const message = formatError(rejection?.reason ?? validationErrors.photos);
  const number = list.findIndex(({ id }) => id === rejection?.id) + 1;
  const errorText = number > 0 ? t('photos.refused', { number, sentence: message }) : message;
  const id = useId();
  const tiles = useRef<HTMLUListElement>(null);
  const addInput = useRef<HTMLInputElement>(null);
  const afterCommit = useAfterCommit();
  /** The focused button is removed, so the next photo or the add button gets the focus. */
  const moveFocusAfter = (index: number) =>
    afterCommit(() => {
      const next = tiles.current?.querySelectorAll('button')[index];
      (next ?? addInput.current)?.focus();
    });
  return (
    <>
      <p>{t('photos.which')}</p>
      {list.length > 0 ? (
        <ul ref={tiles} className={styles.tiles}>
          {list.map((photo, index) => (
            <DraftPhotoTile
              key={photo.id}
              blob={photo.blob}
              number={index + 1}
              onRemove={() => {
                remove(photo.id);
                moveFocusAfter(index);
              }}
            />
          ))}
        </ul>
      ) : null}
      {storedOnServer > 0 ? (
        <div className={styles.stored}>
          <p>{t('photos.kept', { count: storedOnServer })}</p>
          <Button
            variant="text"
            onClick={() => {
              set('photos', '');
              moveFocusAfter(list.length);
            }}
          >
            {t('photos.drop_kept')}
          </Button>
        </div>
      ) : null}
      {list.length + storedOnServer < MAX_PHOTOS ? (
        <div className={styles.choose}>
          <label className={buttonClass({ variant: 'line', wide: true, className: styles.add })}>
            {t('photos.add')}
            <input
              ref={addInput}
              type="file"
              name="photo"
              multiple
              accept="image/jpeg,image/png,image/webp"
              aria-describedby={errorText ? `${id}h ${id}e` : `${id}h`}
              aria-invalid={errorText ? true : undefined}
              onChange={({ target }) => {
                const files = [...(target.files ?? [])];
                target.value = '';
                add(files);
              }}
            />
          </label>
          <p id={`${id}h`} className={styles.soft}>
            {t('photos.hint', { count: MAX_PHOTOS })}
          </p>
        </div>
      ) : null}
      {errorText ? <FieldError id={`${id}e`}>{errorText}</FieldError> : null}
      <p role="status" className={styles.status}>
        {isAdding ? <Spinner label={t('photos.busy')} /> : null}
      </p>
      <p className={styles.soft}>{t('photos.privacy')}</p>
    </>
  );
}

const TILE_SIDE_PX = 240;

/** Draws the photo on a canvas, so no object URL must be revoked. */
function DraftPhotoTile({
  blob,
  number,
  onRemove,
}: {
  blob: Blob;
  number: number;
  onRemove: () => void;
}) {
  const { t } = useTranslation('sell');
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    let isUnmounted = false;
    createImageBitmap(blob).then(
      (picture) => {
        if (!isUnmounted && canvas.current) draw(picture, canvas.current);
        picture.close();
      },
      () => undefined,
    );
    return () => {
      isUnmounted = true;
    };
  }, [blob]);
  return (
    <li className={styles.tile}>
      <canvas
        ref={canvas}
        width={TILE_SIDE_PX}
        height={TILE_SIDE_PX}
        role="img"
        aria-label={t('photos.one', { number })}
      />
      <IconButton
        label={t('photos.remove', { number })}
        icon={<CloseIcon size={20} />}
        onClick={onRemove}
        className={styles.remove}
      />
    </li>
  );
}

function draw(picture: ImageBitmap, canvas: HTMLCanvasElement): void {
  const side = Math.min(picture.width, picture.height);
  const left = (picture.width - side) / 2;
  const top = (picture.height - side) / 2;
  canvas
    .getContext('2d')
    ?.drawImage(picture, left, top, side, side, 0, 0, TILE_SIDE_PX, TILE_SIDE_PX);
}
