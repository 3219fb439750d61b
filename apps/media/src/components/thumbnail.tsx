import type { PictureName } from '@tractor-haat/api-client';
import { Drawing } from './drawing.tsx';

export interface ThumbnailProps {
  readonly picture: PictureName;
  /** Rendered width, as in the `sizes` attribute of an image. */
  readonly sizes: string;
  readonly className?: string | undefined;
}

export function Thumbnail({ picture, sizes, className }: ThumbnailProps) {
  return (
    <Drawing
      picture={picture}
      widths={[200, 400]}
      sizes={sizes}
      alt=""
      width={640}
      height={360}
      className={className}
    />
  );
}
