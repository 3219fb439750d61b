import { useTranslation } from '@tractor-haat/platform';
import { IconButton } from '@tractor-haat/ui';
import { CloseIcon } from '@tractor-haat/ui/icons';
import { useEffect, useRef } from 'react';
import styles from './photos.module.css';

const TILE_SIDE_PX = 240;

/** Draws the photo on a canvas, so no object URL must be revoked. */
export function DraftPhotoTile({
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
