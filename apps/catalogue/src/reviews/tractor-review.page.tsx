import { api, type ReviewsPage, type ReviewsQuery } from '@tractor-haat/api-client';
import { loadFormDraft } from '@tractor-haat/forms';
import { callApi, parsePageRequest } from '@tractor-haat/pages';
import sections from '@tractor-haat/pages/sections.module.css';
import {
  Form,
  type LoaderFunctionArgs,
  useLoaderData,
  useTranslation,
} from '@tractor-haat/platform';
import { Button } from '@tractor-haat/ui';
import {
  formatChoice,
  type ListChoice,
  type ListSpec,
  requireChoice,
} from '../list/list-choice.ts';
import { ListView } from '../list/list-view.tsx';
import {
  loadTractorChoices,
  MakerSelect,
  NO_CHOICES,
  type TractorChoices,
} from '../products/maker-select.tsx';
import { PageFrame } from '../products/page-frame.tsx';
import { ReviewForm, ReviewResult } from './review-form.tsx';
import { ReviewList, ReviewSummaryBox } from './review-list.tsx';
import styles from './reviews.module.css';

interface ReviewPage {
  readonly choice: ListChoice;
  readonly result: ReviewsPage;
  readonly choices: TractorChoices;
  /** Values by field of a review form that was submitted without JavaScript and rejected. */
  readonly rejected: Readonly<Record<string, string>> | undefined;
}

const REVIEW_LIST_SPEC: ListSpec = {
  dimensions: ['rating', 'brand', 'written_in'],
  sorts: ['newest', 'best', 'worst'],
};

export async function loader({ request }: LoaderFunctionArgs): Promise<ReviewPage> {
  const pageRequest = parsePageRequest(request);
  const { language, options } = pageRequest;
  const choice = requireChoice(pageRequest, REVIEW_LIST_SPEC);
  const query = { ...choice.filters, sort: choice.sort, page: choice.page, language };
  return callApi(async () => {
    const [result, choices, draft] = await Promise.all([
      api.get('/api/v1/reviews', { query: query as ReviewsQuery, ...options }),
      loadTractorChoices(pageRequest).catch(() => NO_CHOICES),
      loadFormDraft(request),
    ]);
    return { choice, result, choices, rejected: draft?.values };
  });
}

export function Component() {
  const { t } = useTranslation('reviews');
  const { choice, result, choices, rejected } = useLoaderData<ReviewPage>();
  const unfilteredChoice = { filters: {}, sort: 'newest', page: choice.page };
  return (
    <PageFrame
      title={t('page.title')}
      description={t('page.intro')}
      query={formatChoice(unfilteredChoice, REVIEW_LIST_SPEC)}
      heading={t('page.heading')}
      intro={<p>{t('page.intro')}</p>}
      currentPage={t('page.heading')}
    >
      <ReviewSummaryBox summary={result.summary} />
      <ListView
        spec={REVIEW_LIST_SPEC}
        choice={choice}
        result={result}
        countText={t('count', { count: result.total })}
        layout="own"
      >
        <ReviewList items={result.items} />
      </ListView>
      <section className={sections.section} id="write-review">
        <h2>{t('write')}</h2>
        <Form className={styles.choose} action="#write-review" preventScrollReset>
          <MakerSelect choices={choices} />
          <Button type="submit">{t('lists:choice.show_models')}</Button>
        </Form>
        {rejected ? (
          <ReviewForm tractor={Number(rejected.tractor)} values={rejected} />
        ) : choices.maker ? (
          <ReviewForm key={choices.maker} choices={choices.tractors} />
        ) : (
          <ReviewResult fallback={<p>{t('choose_maker')}</p>} />
        )}
      </section>
    </PageFrame>
  );
}
