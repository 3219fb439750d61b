import type { QuestionCard } from '@tractor-haat/api-client';
import { formatDate } from '@tractor-haat/i18n';
import { Link, usePage, useTranslation } from '@tractor-haat/platform';
import { Tag } from '@tractor-haat/ui';
import styles from './question-row.module.css';
import { toQuestionPath } from './to-question-path.ts';

export function QuestionRow({
  question,
  as: Heading = 'h2',
}: {
  question: QuestionCard;
  as?: 'h2' | 'h3';
}) {
  const { t } = useTranslation('questions');
  const { language } = usePage();
  return (
    <article className={styles.row}>
      <Heading className={styles.title} lang={question.title.language}>
        <Link to={toQuestionPath(question.id)}>{question.title.text}</Link>
      </Heading>
      <p className={styles.facts}>
        <span>{t(`category_${question.category}`)}</span>
        {question.tractor ? <span>{question.tractor}</span> : null}
        <span>{formatDate(question.asked_on, language)}</span>
        <b>{t('answers', { count: question.answers })}</b>
        <span>{t('votes', { count: question.votes })}</span>
        {question.solved ? <Tag variant="chosen">{t('solved')}</Tag> : null}
        {question.demo ? <Tag>{t('demo')}</Tag> : null}
      </p>
    </article>
  );
}
