import { useTranslation } from '@tractor-haat/platform';
import type { Said } from './said.ts';

/** Sentences of the API and of the rules, in the visitor's language. */
export function useSay() {
  const { t } = useTranslation('sign-in');
  return ({ reason, message = reason, name = '' }: Said) =>
    reason === '' ? message : t(`reason.${reason}`, { defaultValue: message, name });
}
