import { pictureAddress } from '@tractor-haat/api-client';
import { Picture } from '@tractor-haat/ui';

type DemoPictureProps = { type: string; alt?: string; sizes?: string };

/** Drawing of an implement type. */
export function DemoPicture({
  type,
  alt = '',
  sizes = '(min-width: 800px) 288px, 128px',
}: DemoPictureProps) {
  return (
    <Picture
      source={(width, format) =>
        pictureAddress(
          { kind: 'implement-type', id: type, view: 'side' },
          width === 400 ? 400 : 600,
          format,
        )
      }
      widths={[400, 600]}
      sizes={sizes}
      width={400}
      height={300}
      alt={alt}
    />
  );
}
