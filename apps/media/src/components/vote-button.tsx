import { ApiError, api, type VoteBody } from '@tractor-haat/api-client';
import { island, Link, usePage, useTranslation } from '@tractor-haat/platform/island';
import { TopIcon } from '@tractor-haat/ui/icons';
import { type FormEvent, useState } from 'react';
import styles from './vote-button.module.css';

export interface VoteButtonProps {
  readonly kind: VoteBody['kind'];
  readonly id: number;
  readonly votes: number;
  /** Accessible name of the button, to which the number of votes is added. */
  readonly label: string;
}

function VoteForm({ kind, id, votes, label }: VoteButtonProps) {
  const { t } = useTranslation('media');
  const { language } = usePage();
  const [newVotes, setNewVotes] = useState<number | null>(null);
  const [isSending, setSending] = useState(false);
  const [needsSignIn, setNeedsSignIn] = useState(false);
  const [failure, setFailure] = useState('');
  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (isSending || newVotes !== null) return;
    setSending(true);
    setFailure('');
    try {
      const { data } = await api.post('/api/vote', { kind, id, language });
      setNewVotes(data.votes);
    } catch (error) {
      const apiError = error instanceof ApiError ? error : undefined;
      setNeedsSignIn(apiError?.status === 401);
      const message = apiError?.status === 404 ? undefined : apiError?.body?.message;
      if (apiError?.status !== 401) setFailure(message ?? t('writing.said_failed'));
    } finally {
      setSending(false);
    }
  };
  return (
    <form action="/api/vote" method="post" onSubmit={onSubmit}>
      <input type="hidden" name="kind" value={kind} />
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="language" value={language} />
      <button
        className={styles.button}
        type="submit"
        aria-label={`${label}: ${newVotes ?? votes}`}
        aria-pressed={newVotes !== null}
      >
        <TopIcon size={20} />
        <span>{newVotes ?? votes}</span>
      </button>
      <p className={styles.note} role="status">
        {needsSignIn ? (
          <span>
            {t('vote_unverified')} <Link to="/sign-in">{t('vote_sign_in')}</Link>
          </span>
        ) : null}
        {failure ? <span>{failure}</span> : null}
      </p>
    </form>
  );
}

/** A plain form without JavaScript. Visitors without a verified number get a sign-in link. */
export const VoteButton = island('media/vote', VoteForm, {
  says: ['media:vote_unverified', 'media:vote_sign_in', 'media:writing.said_failed'],
});
