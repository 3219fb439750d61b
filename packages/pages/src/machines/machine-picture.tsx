import { type PictureName, picturePath } from '@tractor-haat/api-client';
import { Picture } from '@tractor-haat/ui';

const CARD_PICTURE_WIDTHS = [200, 400, 600] as const;

export interface MachinePictureProps {
  readonly picture: PictureName;
  /** True for a picture above the fold, which is then loaded eagerly. */
  readonly priority?: boolean;
  readonly sizes?: string;
}

/**
 * Picture of a tractor, implement or tyre in a card. It has no alternative text, because the card contains the name.
 */
export function MachinePicture({
  picture,
  priority = false,
  sizes = '(min-width: 800px) 288px, 128px',
}: MachinePictureProps) {
  return (
    <Picture
      source={(width, format) =>
        picturePath(
          picture,
          CARD_PICTURE_WIDTHS.find((available) => available >= width) ?? 600,
          format,
        )
      }
      widths={CARD_PICTURE_WIDTHS}
      sizes={sizes}
      width={400}
      height={300}
      alt=""
      priority={priority}
    />
  );
}
