import { picturePath } from '@tractor-haat/api-client';
import { Picture } from '@tractor-haat/ui';

const PICTURE_WIDTHS = [40, 80] as const;

/** The picture has no text alternative, because callers show the brand's name beside it. */
export function BrandBadge({ slug }: { slug: string }) {
  const picture = { kind: 'monogram', id: slug, view: 'square' };
  return (
    <Picture
      source={(width, format) => picturePath(picture, width > 40 ? 80 : 40, format)}
      widths={PICTURE_WIDTHS}
      sizes="40px"
      width={40}
      height={40}
      alt=""
    />
  );
}
