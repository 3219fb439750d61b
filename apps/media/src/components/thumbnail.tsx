import type { PictureName } from '@tractor-haat/api-client';
import { Drawing } from './drawing.tsx';

export interface ThumbnailProps {
  readonly picture: PictureName;
  /** As the image's `sizes`: how wide it is drawn. */
  readonly sizes: string;
  readonly className?: string | undefined;
}

/** A small wide picture beside the words that say what it shows. */
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
