import { QUESTION_CATEGORIES, saveQuestion } from '@tractor-haat/api-client';
import { usePage, useSearchParams, useTranslation } from '@tractor-haat/platform';
import { WritingForm } from '../writing/writing-form.tsx';
import styles from './ask-form.module.css';
import { usePersonFields } from './person-fields.ts';

const TRACTOR_MOST = 80;

/** Asks a question; it is in the hub once a person has read it. */
export function AskForm() {
  const { t } = useTranslation('questions');
  const { language } = usePage();
  const person = usePersonFields();
  // From a tractor's page: the question is about it.
  const [query] = useSearchParams();
  const tractor = (query.get('tractor') ?? '').slice(0, TRACTOR_MOST);
  return (
    <section className={styles.box}>
      <h2 id="ask-title">{t('ask')}</h2>
      <WritingForm
        form="ask"
        action="/api/question_save"
        hidden={{ language }}
        labelledBy="ask-title"
        fields={[
          {
            name: 'category',
            label: t('topic'),
            rule: 'category',
            kind: 'choice',
            half: true,
            options: QUESTION_CATEGORIES.map((value) => ({ value, text: t(`category_${value}`) })),
          },
          { name: 'tractor', label: t('tractor'), half: true, value: tractor },
          { name: 'title', label: t('question'), rule: 'title' },
          { name: 'text', label: t('more_words'), rule: 'text', kind: 'words' },
          ...person,
        ]}
        send={({ category, tractor, title, text, name, mobile, website }, waited_ms) =>
          saveQuestion({
            language,
            category,
            tractor,
            title,
            text,
            name,
            mobile,
            website,
            waited_ms,
          })
        }
      />
    </section>
  );
}
