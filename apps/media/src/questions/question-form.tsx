import { api, QUESTION_CATEGORIES } from '@tractor-haat/api-client';
import { usePage, useSearchParams, useTranslation } from '@tractor-haat/platform';
import type { ModeratedField } from '../moderated-form/moderated-field.ts';
import { ModeratedForm, type ModeratedFormProps } from '../moderated-form/moderated-form.tsx';
import styles from './question-form.module.css';

const MAX_TRACTOR_LENGTH = 80;

type FormValues = Pick<ModeratedFormProps, 'values'>;

export function QuestionForm({ values }: FormValues) {
  const { t } = useTranslation('questions');
  const { language } = usePage();
  const personFields = usePersonFields();
  // Pages of tractors link here with the name of the tractor.
  const [query] = useSearchParams();
  const tractorName = (query.get('tractor') ?? '').slice(0, MAX_TRACTOR_LENGTH);
  return (
    <section className={styles.box}>
      <h2 id="ask-title">{t('ask')}</h2>
      <ModeratedForm
        form="ask"
        action="/api/question_save"
        hidden={{ language }}
        labelledBy="ask-title"
        values={values}
        fields={[
          {
            name: 'category',
            label: t('topic'),
            rule: 'category',
            kind: 'choice',
            half: true,
            options: QUESTION_CATEGORIES.map((value) => ({ value, text: t(`category_${value}`) })),
          },
          { name: 'tractor', label: t('tractor'), half: true, value: tractorName },
          { name: 'title', label: t('question'), rule: 'title' },
          { name: 'text', label: t('more_words'), rule: 'text', kind: 'words' },
          ...personFields,
        ]}
        send={(body, elapsed_ms) => {
          const { category, tractor, title, text, name, mobile, website, idempotency_key } = body;
          const question = { category, tractor, title, text, name, mobile, website };
          return api.post('/api/question_save', {
            language,
            ...question,
            elapsed_ms,
            idempotency_key,
          });
        }}
      />
    </section>
  );
}

export function AnswerForm({ questionId, values }: FormValues & { questionId: number }) {
  const { t } = useTranslation('questions');
  const { language } = usePage();
  const personFields = usePersonFields();
  return (
    <section className={styles.box}>
      <h2 id="answer-title">{t('write_answer')}</h2>
      <ModeratedForm
        form="answer"
        action="/api/answer_save"
        hidden={{ question_id: String(questionId), language }}
        labelledBy="answer-title"
        values={values}
        fields={[
          { name: 'text', label: t('your_answer'), rule: 'text', kind: 'words' },
          ...personFields,
        ]}
        send={({ text, name, mobile, website, idempotency_key }, elapsed_ms) => {
          const body = { text, name, mobile, website, elapsed_ms, idempotency_key };
          return api.post('/api/answer_save', { question_id: questionId, language, ...body });
        }}
      />
    </section>
  );
}

/** The name is published with the text, the number is not. */
function usePersonFields(): readonly ModeratedField[] {
  const { t } = useTranslation('questions');
  return [
    { name: 'name', label: t('name'), rule: 'name', autoComplete: 'name', half: true },
    {
      name: 'mobile',
      label: t('mobile'),
      rule: 'mobile',
      kind: 'tel',
      autoComplete: 'tel-national',
      half: true,
    },
  ];
}
