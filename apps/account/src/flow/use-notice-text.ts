import { useTranslation } from '@tractor-haat/platform';
import type { Notice } from './notice.ts';

/** Sentences of the API and of the rules, in the visitor's language. */
export function useNoticeText() {
  const { t } = useTranslation('sign-in');
  return ({ reason, message = reason, name = '' }: Notice) =>
    reason === '' ? message : t(`reason.${reason}`, { defaultValue: message, name });
}
