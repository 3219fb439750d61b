import { createMessageFormatter, type FormTranslations } from '@tractor-haat/forms';
import { useTranslation } from '@tractor-haat/platform';

export function useEnquiryTranslations(): FormTranslations {
  const { t } = useTranslation(['enquiry', 'steps'], { nsMode: 'fallback' });
  return {
    formatMessage: createMessageFormatter(t),
    optional: t('optional'),
    code: {
      label: t('code.otp'),
      verify: t('action.verify'),
      resend: t('action.resend'),
      resendIn: (seconds) => t('code.resend_in', { seconds }),
    },
  };
}
