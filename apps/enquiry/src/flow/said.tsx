import { useTranslation } from '@tractor-haat/platform';
import { Alert } from '@tractor-haat/ui';
import { useSay } from '../form/field-texts.ts';
import type { Failure } from './failure.ts';

/** What went wrong, in the visitor's language. */
export function Said({ failure }: { failure: Failure }) {
  const say = useSay();
  const { t } = useTranslation('enquiry');
  const { reason, message, waitMinutes } = failure;
  return (
    <Alert>
      {say(reason, message)}
      {waitMinutes ? ` ${t('code.wait_minutes', { minutes: waitMinutes })}` : null}
    </Alert>
  );
}
