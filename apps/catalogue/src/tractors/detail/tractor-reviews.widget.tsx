import { tractorPath } from '@tractor-haat/pages';
import { type NoProps, useTranslation } from '@tractor-haat/platform';
import { Accordion, AccordionItem } from '@tractor-haat/ui';
import styles from '../../components/detail.module.css';
import { ReviewForm } from '../../reviews/review-form.tsx';
import { ReviewList, ReviewSummaryBox } from '../../reviews/review-list.tsx';
import { useReviewResult } from '../../reviews/review-result.tsx';
import type { LoadedTractor } from './load-tractor.ts';
import { ReviewOrder } from './review-order.tsx';

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
