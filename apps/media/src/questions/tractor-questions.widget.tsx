import { api, type QuestionCard } from '@tractor-haat/api-client';
import { Link, useTranslation, type WidgetLoaderArgs } from '@tractor-haat/platform';
import { ButtonLink } from '@tractor-haat/ui';
import type { TractorQuestionsProps } from '../contract.ts';
import { QuestionRow } from './question-row.tsx';
import { QUESTIONS_PATH } from './to-question-path.ts';
import styles from './tractor-questions.module.css';

const MAX_QUESTIONS = 4;

export async function loader({
  props,
  language,
  signal,
}: WidgetLoaderArgs<TractorQuestionsProps>): Promise<QuestionCard[]> {
  const { items } = await api.get('/api/v1/questions', {
    query: { tractor: props.id, language },
    signal,
  });
  return items.slice(0, MAX_QUESTIONS);
}

export function Component({ name, data }: TractorQuestionsProps & { data: QuestionCard[] }) {
  const { t } = useTranslation('questions');
  return (
    <section className={styles.questions} aria-labelledby="tractor-questions">
      <h2 id="tractor-questions">{t('about_tractor', { name })}</h2>
      {data.length === 0 ? (
        <p>{t('none_about_tractor')}</p>
      ) : (
        <ul>
          {data.map((question) => (
            <li key={question.id}>
              <QuestionRow question={question} as="h3" />
            </li>
          ))}
        </ul>
      )}
      <ButtonLink
        as={Link}
        to={`${QUESTIONS_PATH}?tractor=${encodeURIComponent(name)}#ask`}
        variant="quiet"
      >
        {t('ask_about_tractor')}
      </ButtonLink>
    </section>
  );
}
