import { ApiError, type SuggestedImplement, suggestImplements } from '@tractor-haat/api-client';
import { createFormMessage, type FormMessage, FormMessageLine } from '@tractor-haat/forms';
import { usePage, useTranslation } from '@tractor-haat/platform';
import { Button, Skeleton, Slider } from '@tractor-haat/ui';
import { useEffect, useState } from 'react';
import type { NextStep, SentEnquiry } from '../flow/next-step.ts';
import { SuggestionCard } from './suggestion-card.tsx';
import styles from './suggestions.module.css';

type SuggestionsProps = {
  sent: SentEnquiry;
  isVerified: boolean;
  onNext: (next: NextStep) => void;
};

export function Suggestions({ sent, isVerified, onNext }: SuggestionsProps) {
  const { t } = useTranslation(['enquiry', 'steps'], { nsMode: 'fallback' });
  const { language } = usePage();
  const [suggestions, setSuggestions] = useState<readonly SuggestedImplement[]>();
  const [failure, setFailure] = useState<FormMessage>();
  const [retryCount, setRetryCount] = useState(0);
  const { productId, brand, type } = sent;

  useEffect(() => {
    const controller = new AbortController();
    setFailure(undefined);
    suggestImplements(
      { product_id: productId ?? null, brand_name: brand, implement_type: type, language },
      { signal: controller.signal },
    ).then(
      ({ data }) => setSuggestions(data ?? []),
      (error) => {
        if (controller.signal.aborted) return;
        setFailure(createFormMessage(error, 'suggestions_failed', toFailureReason(error)));
      },
    );
    return () => controller.abort();
  }, [productId, brand, type, language, retryCount]);

  if (failure) {
    return (
      <div className={styles.suggestions}>
        <FormMessageLine message={failure} />
        <Button onClick={() => setRetryCount((count) => count + 1)}>{t('select.retry')}</Button>
      </div>
    );
  }
  if (suggestions?.length === 0) return null;
  return (
    <div className={styles.suggestions}>
      <h3 className={styles.title}>{t('done.similar')}</h3>
      {suggestions === undefined ? (
        <Skeleton shape="picture" />
      ) : (
        <Slider
          label={t('done.similar')}
          texts={{
            previous: t('done.previous'),
            next: t('done.next'),
            position: (at, count) => t('done.position', { at, count }),
          }}
        >
          {suggestions.map((implement) => (
            <SuggestionCard
              key={implement.id}
              implement={implement}
              sent={sent}
              isVerified={isVerified}
              onNext={onNext}
            />
          ))}
        </Slider>
      )}
    </div>
  );
}

const toFailureReason = (error: unknown) =>
  error instanceof ApiError && error.status !== 0 ? 'suggestions_failed' : 'suggestions_network';
