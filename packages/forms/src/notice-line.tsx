import { Alert } from '@tractor-haat/ui';
import { useFormTranslations } from './form-translations.ts';
import type { Notice } from './notice.ts';

/** Localised notice in a live region; renders nothing without a notice. */
export function NoticeLine({ notice }: { notice: Notice | undefined }) {
  const { say } = useFormTranslations();
  if (!notice) return null;
  return <Alert tone={notice.isGood ? 'ok' : 'bad'}>{say(notice)}</Alert>;
}
