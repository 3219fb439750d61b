import { createMessageFormatter, type FormTranslations } from '@tractor-haat/forms';
import { useTranslation } from '@tractor-haat/platform';

export function useAccountTranslations(): FormTranslations {
  const { t } = useTranslation('sign-in');
  return {
    formatMessage: createMessageFormatter(t),
    code: {
      label: t('field.otp'),
      verify: t('verify'),
      resend: t('resend'),
      resendIn: (seconds) => t('resend_in', { seconds }),
    },
  };
}
