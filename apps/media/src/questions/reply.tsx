import type { QuestionReply } from '@tractor-haat/api-client';
import { formatDate } from '@tractor-haat/i18n';
import { usePage, useTranslation } from '@tractor-haat/platform';
import { Tag } from '@tractor-haat/ui';
import { VoteButton } from '../votes/vote-button.tsx';
import styles from './question.module.css';

export function Reply({ reply }: { reply: QuestionReply }) {
  const { t } = useTranslation('questions');
  const { language } = usePage();
  return (
    <article className={styles.reply} aria-label={t('answer_of', { name: reply.name })}>
      <p className={styles.facts}>
        <b>{reply.name}</b>
        <span>{formatDate(reply.answered_on, language)}</span>
        {reply.accepted ? <Tag variant="chosen">{t('accepted')}</Tag> : null}
        {reply.demo ? <Tag>{t('demo')}</Tag> : null}
      </p>
      <p className={styles.text} lang={reply.text.language}>
        {reply.text.text}
      </p>
      <VoteButton
        kind="answer"
        id={reply.id}
        votes={reply.votes}
        label={t('vote_answer', { name: reply.name })}
      />
    </article>
  );
}
