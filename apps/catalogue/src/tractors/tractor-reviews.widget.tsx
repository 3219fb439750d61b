import type { ReviewSort } from '@tractor-haat/api-client';
import { tractorPath } from '@tractor-haat/pages';
import { Link, type NoProps, useTranslation } from '@tractor-haat/platform';
import { Accordion, AccordionItem, ChipNav, type LinkProps } from '@tractor-haat/ui';
import styles from '../products/detail.module.css';
import { ReviewForm, useReviewResult } from '../reviews/review-form.tsx';
import { ReviewList, ReviewSummaryBox } from '../reviews/review-list.tsx';
import reviewStyles from '../reviews/reviews.module.css';
import { type LoadedTractor, REVIEW_ORDERS } from './load-tractor.ts';

export function Component({ data: { tractor, order } }: NoProps & { data: LoadedTractor }) {
  const { t } = useTranslation('reviews');
  const result = useReviewResult();
  const { summary, items } = tractor.reviews;
  return (
    <>
      <ReviewSummaryBox summary={summary} />
      {summary.count > 1 ? <ReviewOrder path={tractorPath(tractor)} order={order} /> : null}
      <ReviewList items={items} />
      <div id="write-review" className={styles.write}>
        <Accordion>
          <AccordionItem title={t('write')} headingLevel={3} open={result !== null}>
            <ReviewForm tractor={tractor.id} />
          </AccordionItem>
        </Accordion>
      </div>
    </>
  );
}

/** Links instead of a select, so each order works without JavaScript. */
function ReviewOrder({ path, order }: { path: string; order: ReviewSort }) {
  const { t } = useTranslation('lists');
  return (
    <div className={reviewStyles.order}>
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
