import { useSearchParams, useTranslation } from '@tractor-haat/platform';
import { Alert } from '@tractor-haat/ui';
import type { ReactNode } from 'react';

/** What the server told a browser without script; it stands in the address. */
export function useReviewResult(): 'sent' | 'wrong' | 'too_many' | null {
  const [query] = useSearchParams();
  const said = query.get('review');
  return said === 'sent' || said === 'wrong' || said === 'too_many' ? said : null;
}

/** The same in words; `otherwise` where nothing was said. */
export function ReviewResult({ otherwise = null }: { otherwise?: ReactNode }) {
  const { t } = useTranslation('reviews');
  const said = useReviewResult();
  if (said === null) return otherwise;
  if (said === 'sent') return <Alert tone="ok">{t('thanks')}</Alert>;
  return <Alert>{said === 'wrong' ? t('wrong') : t('too_much')}</Alert>;
}
