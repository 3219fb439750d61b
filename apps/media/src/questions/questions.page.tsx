import {
  api,
  QUESTION_CATEGORIES,
  type QuestionCategory,
  type QuestionsPage,
} from '@tractor-haat/api-client';
import {
  Form,
  Link,
  type LoaderFunctionArgs,
  notFound,
  PageHead,
  useLoaderData,
  useTranslation,
} from '@tractor-haat/platform';
import { Button, ChipNav, EmptyState, TextInput, Wrap } from '@tractor-haat/ui';
import { callApi, parsePageUrl, readPageNumber } from '../components/call-api.ts';
import { Crumbs } from '../components/crumbs.tsx';
import { Pages } from '../components/pages.tsx';
import { loadFormValues } from '../moderated-form/load-form-values.ts';
import { QuestionForm } from './question-form.tsx';
import { QuestionRow } from './question-row.tsx';
import styles from './questions.module.css';
import { createHubQuery, QUESTIONS_PATH } from './to-question-path.ts';

export { loadQuestions as loader };

export function Component() {
  const { t } = useTranslation('questions');
  const { category, search, result, values } = useLoaderData<QuestionList>();
  const { items, page, pages, total } = result;
  const title = category ? t('title_on', { topic: t(`category_${category}`) }) : t('title');
  const toQuery = (target: number) => createHubQuery({ q: search, category, page: target });
  return (
    <Wrap className={styles.page}>
      <PageHead title={title} description={t('intro')} query={toQuery(page)} />
      <Crumbs
        items={
          category
            ? [{ name: t('title'), to: QUESTIONS_PATH }, { name: title }]
            : [{ name: t('title') }]
        }
      />
      <h1>{title}</h1>
      <p className={styles.intro}>{t('intro')}</p>
      <Form
        className={styles.search}
        action={QUESTIONS_PATH}
        role="search"
        aria-label={t('search_label')}
      >
        <TextInput
          key={search}
          type="search"
          name="q"
          defaultValue={search}
          maxLength={MAX_SEARCH_LENGTH}
          placeholder={t('search_label')}
          aria-label={t('search_label')}
        />
        <Button type="submit" variant="quiet">
          {t('search')}
        </Button>
      </Form>
      <ChipNav
        label={t('topics')}
        as={Link}
        items={[
          { to: QUESTIONS_PATH, text: t('all'), current: category === null },
          ...QUESTION_CATEGORIES.map((option) => ({
            to: `${QUESTIONS_PATH}${createHubQuery({ category: option })}`,
            text: t(`category_${option}`),
            current: option === category,
          })),
          { to: '#ask', text: t('ask') },
        ]}
      />
      {search ? <p role="status">{t('found', { count: total, words: search })}</p> : null}
      {items.length === 0 ? <EmptyState title={t('empty')} /> : null}
      <ul className={styles.list}>
        {items.map((question) => (
          <li key={question.id}>
            <QuestionRow question={question} />
          </li>
        ))}
      </ul>
      <Pages page={page} pages={pages} to={toQuery} />
      <QuestionForm values={values} />
    </Wrap>
  );
}

const MAX_SEARCH_LENGTH = 80;

interface QuestionList {
  readonly category: QuestionCategory | null;
  readonly search: string;
  readonly result: QuestionsPage;
  /** Values by field of a question form that was submitted without JavaScript and rejected. */
  readonly values: Readonly<Record<string, string>> | undefined;
}

async function loadQuestions({ request }: LoaderFunctionArgs): Promise<QuestionList> {
  const { language, query } = parsePageUrl(request);
  const topic = query.get('category');
  const category = QUESTION_CATEGORIES.find((option) => option === topic) ?? null;
  if (topic && !category) throw notFound();
  const search = (query.get('q') ?? '').trim().slice(0, MAX_SEARCH_LENGTH);
  const result = await callApi(() =>
    api.get('/api/v1/questions', {
      query: {
        language,
        page: readPageNumber(query),
        ...(category ? { category } : {}),
        ...(search ? { q: search } : {}),
      },
      signal: request.signal,
    }),
  );
  return { category, search, result, values: await loadFormValues(request) };
}
