import {
  PICTURE_WIDTHS,
  type PictureName,
  type PictureWidth,
  picturePath,
} from '@tractor-haat/api-client';
import { Picture } from '@tractor-haat/ui';

export interface DrawingProps {
  readonly picture: PictureName;
  readonly widths: readonly PictureWidth[];
  readonly sizes: string;
  /** '' if the text beside the picture describes it. */
  readonly alt: string;
  readonly width?: number;
  readonly height?: number;
  readonly priority?: boolean;
  readonly className?: string | undefined;
}

export function Drawing({ picture, width = 800, height = 600, ...rest }: DrawingProps) {
  return (
    <Picture
      {...rest}
      width={width}
      height={height}
      source={(minWidth, format) => {
        const [widest] = PICTURE_WIDTHS.slice(-1);
        const closestWidth =
          PICTURE_WIDTHS.find((pictureWidth) => pictureWidth >= minWidth) ?? widest ?? 1200;
        return picturePath(picture, closestWidth, format);
      }}
    />
  );
}
