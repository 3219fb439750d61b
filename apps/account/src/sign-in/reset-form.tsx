import {
  api,
  type RegistrationValues,
  validateAccountMobile,
  validateReset,
} from '@tractor-haat/api-client';
import {
  CODE_FIELD_REASONS,
  createFormMessage,
  type FieldErrors,
  Form,
  type FormMessage,
  FormMessageLine,
  RESEND_SECONDS,
  useIdempotentSubmit,
} from '@tractor-haat/forms';
import { usePage, useTranslation } from '@tractor-haat/platform';
import { Button } from '@tractor-haat/ui';
import { useState } from 'react';
import { PasswordField } from './fields.tsx';
import styles from './flow.module.css';
import { createPlainFields, deleteAccountProgress, type ModeProps } from './mode.ts';
import { toSuccessReason } from './server-form-state.ts';
import { AccountMobile, GetOtpButton, SentCode, useAccountCode } from './use-account-code.tsx';

export function ResetForm({ state, onMode, onProgress }: ModeProps) {
  const { t } = useTranslation('sign-in');
  const { language } = usePage();
  const [failure, setFailure] = useState<FormMessage>();
  const submitWithKey = useIdempotentSubmit();
  const code = useAccountCode({
    mode: 'forgotPassword',
    state,
    seconds: RESEND_SECONDS.signIn,
    createBody: (mobile) => ({ mobile, language }),
    send: (body) => api.post('/api/password_otp', body),
    onSent: (sentTo) =>
      onProgress({ values: { mobile: sentTo }, step: { sentTo, mode: 'forgotPassword' } }),
  });

  async function send({ mobile = '', password = '' }: RegistrationValues) {
    setFailure(undefined);
    if (code.typed === '') {
      code.setError({ reason: 'otp_required' });
      return undefined;
    }
    try {
      const body = { mobile, otp: code.typed, password, language };
      const { data } = await submitWithKey(body, (fields) =>
        api.post('/api/password_reset', fields),
      );
      deleteAccountProgress();
      const reason = toSuccessReason('reset_done', data?.password_is_weak);
      onMode('login', { reason, isSuccess: true }, mobile);
    } catch (error) {
      const message = createFormMessage(error, 'reset_failed', 'reset_network');
      if (message.reason === 'not_registered_reset') onMode('register', message, mobile);
      else if (CODE_FIELD_REASONS.has(message.reason)) code.setError(message);
      else if (message.validationErrors) return message.validationErrors;
      else setFailure(message);
    }
    return undefined;
  }

  return (
    <Form<RegistrationValues>
      className={styles.form}
      action={({ mobile }) => (code.isSentTo(mobile) ? '/api/password_reset' : '/api/password_otp')}
      plain={createPlainFields('forgotPassword', language)}
      initial={{ mobile: state.values.mobile ?? '' }}
      validationErrors={state.validationErrors}
      validate={(typed): FieldErrors => {
        const validationError = validateAccountMobile(typed.mobile);
        if (validationError) return { mobile: validationError };
        return code.isSentTo(typed.mobile) ? validateReset(typed) : {};
      }}
      onChange={(values) => onProgress({ values })}
      onSend={async (typed) => {
        if (code.isSentTo(typed.mobile)) return send(typed);
        await code.get(typed.mobile ?? '');
        return undefined;
      }}
    >
      {({ submitting, values: { mobile } }) => (
        <>
          <p>{t('forgot_line')}</p>
          <AccountMobile code={code} mobile={mobile} />
          <FormMessageLine message={code.getMessage(mobile)} />
          {code.isSentTo(mobile) ? (
            <>
              <SentCode code={code} mobile={mobile} />
              <PasswordField name="password" autoComplete="new-password" />
              <PasswordField name="confirm" autoComplete="new-password" />
              <FormMessageLine message={failure} />
              <Button type="submit" variant="action" wide isPending={submitting}>
                {t('reset')}
              </Button>
            </>
          ) : (
            <GetOtpButton
              code={code}
              mobile={mobile}
              action="/api/password_otp"
              purpose="password"
              isMain
            />
          )}
        </>
      )}
    </Form>
  );
}
