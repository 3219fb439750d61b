import {
  PICTURE_WIDTHS,
  type PictureName,
  type PictureWidth,
  pictureAddress,
} from '@tractor-haat/api-client';
import { Picture } from '@tractor-haat/ui';

export interface DrawingProps {
  readonly picture: PictureName;
  readonly widths: readonly PictureWidth[];
  readonly sizes: string;
  /** Words for those who cannot see it; '' when they stand beside it. */
  readonly alt: string;
  readonly width?: number;
  readonly height?: number;
  readonly priority?: boolean;
  readonly className?: string | undefined;
}

/** One of the site's own pictures, named as the API names it. */
export function Drawing({ picture, width = 800, height = 600, ...rest }: DrawingProps) {
  return (
    <Picture
      {...rest}
      width={width}
      height={height}
      source={(minWidth, format) => {
        const [widest] = PICTURE_WIDTHS.slice(-1);
        const fits = PICTURE_WIDTHS.find((one) => one >= minWidth) ?? widest ?? 1200;
        return pictureAddress(picture, fits, format);
      }}
    />
  );
}
