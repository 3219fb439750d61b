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

export function Drawing({ picture, width = 800, height = 600, ...pictureProps }: DrawingProps) {
  return (
    <Picture
      {...pictureProps}
      width={width}
      height={height}
      source={(minWidth, format) => {
        const closestWidth =
          PICTURE_WIDTHS.find((pictureWidth) => pictureWidth >= minWidth) ??
          PICTURE_WIDTHS.at(-1) ??
          1200;
        return picturePath(picture, closestWidth, format);
      }}
    />
  );
}
