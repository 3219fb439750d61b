import { Link, useTranslation } from '@tractor-haat/platform';
import { Pagination } from '@tractor-haat/ui';

export interface PagesProps {
  readonly page: number;
  readonly pages: number;
  readonly to: (page: number) => string;
}

export function Pages({ page, pages, to }: PagesProps) {
  const { t } = useTranslation('media');
  return (
    <Pagination
      label={t('pages')}
      as={Link}
      page={page}
      pages={pages}
      to={(target) => to(target) || '.'}
      texts={{
        previous: t('previous'),
        next: t('next'),
        page: (target) => t('page_of', { page: target, pages }),
      }}
    />
  );
}
