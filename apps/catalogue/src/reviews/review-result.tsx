import { useSearchParams, useTranslation } from '@tractor-haat/platform';
import { Alert } from '@tractor-haat/ui';
import type { ReactNode } from 'react';

export function useReviewResult(): 'sent' | 'wrong' | 'too_many' | null {
  const [query] = useSearchParams();
  const result = query.get('review');
  return result === 'sent' || result === 'wrong' || result === 'too_many' ? result : null;
}

export function ReviewResult({ fallback = null }: { fallback?: ReactNode }) {
  const { t } = useTranslation('reviews');
  const result = useReviewResult();
  if (result === null) return fallback;
  if (result === 'sent') return <Alert tone="ok">{t('thanks')}</Alert>;
  return <Alert>{result === 'wrong' ? t('wrong') : t('too_much')}</Alert>;
}
