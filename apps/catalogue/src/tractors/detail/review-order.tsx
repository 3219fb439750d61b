import type { ReviewSort } from '@tractor-haat/api-client';
import { Link, useTranslation } from '@tractor-haat/platform';
import { ChipNav, type LinkProps } from '@tractor-haat/ui';
import styles from '../../reviews/reviews.module.css';
import { REVIEW_ORDERS } from './load-tractor.ts';

/** Links instead of a select, so each order works without JavaScript. */
export function ReviewOrder({ path, order }: { path: string; order: ReviewSort }) {
  const { t } = useTranslation('lists');
  return (
    <div className={styles.order}>
      <ChipNav
        label={t('sort_by')}
        as={ScrollKeepingLink}
        items={REVIEW_ORDERS.map((sort, index) => ({
          to: `${path}${index === 0 ? '' : `?reviews=${sort}`}#reviews`,
          text: t(`sort.${sort}`),
          current: sort === order,
        }))}
      />
    </div>
  );
}

function ScrollKeepingLink(props: LinkProps) {
  return <Link {...props} preventScrollReset />;
}
