import { saveAnswer } from '@tractor-haat/api-client';
import { usePage, useTranslation } from '@tractor-haat/platform';
import { WritingForm } from '../writing/writing-form.tsx';
import styles from './ask-form.module.css';
import { usePersonFields } from './person-fields.ts';

/** Answers a question; shown once a person has read it. */
export function AnswerForm({ question }: { question: number }) {
  const { t } = useTranslation('questions');
  const { language } = usePage();
  const person = usePersonFields();
  return (
    <section className={styles.box}>
      <h2 id="answer-title">{t('write_answer')}</h2>
      <WritingForm
        form="answer"
        action="/api/answer_save"
        hidden={{ question_id: String(question), language }}
        labelledBy="answer-title"
        fields={[{ name: 'text', label: t('your_answer'), rule: 'text', kind: 'words' }, ...person]}
        send={({ text, name, mobile, website }, waited_ms) =>
          saveAnswer({ question_id: question, language, text, name, mobile, website, waited_ms })
        }
      />
    </section>
  );
}
