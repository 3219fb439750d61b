import { POST_CATEGORIES, type PostCategory } from '@tractor-haat/api-client';
import { Link, useTranslation } from '@tractor-haat/platform';
import { ChipNav } from '@tractor-haat/ui';
import { BLOGS, categoryPath } from './addresses.ts';

/** All categories, to go from one to another. */
export function ShelfRow({ chosen }: { chosen: PostCategory | null }) {
  const { t } = useTranslation('posts');
  return (
    <ChipNav
      label={t('categories')}
      as={Link}
      scroll
      items={[
        { to: BLOGS, text: t('all'), current: chosen === null },
        ...POST_CATEGORIES.map((one) => ({
          to: categoryPath(one),
          text: t(`category_${one}`),
          current: one === chosen,
        })),
      ]}
    />
  );
}
