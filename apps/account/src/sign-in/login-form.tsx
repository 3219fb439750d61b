import { api, validateAccountMobile } from '@tractor-haat/api-client';
import {
  CODE_FIELD_REASONS,
  createFormMessage,
  Form,
  type FormMessage,
  FormMessageLine,
  RESEND_SECONDS,
  useIdempotentSubmit,
} from '@tractor-haat/forms';
import { useDispatch, usePage, useTranslation } from '@tractor-haat/platform';
import { Button, Segmented } from '@tractor-haat/ui';
import { useState } from 'react';
import { PasswordField } from './fields.tsx';
import styles from './flow.module.css';
import { createPlainFields, type ModeProps } from './mode.ts';
import { storeSession } from './store-session.ts';
import { AccountMobile, GetOtpButton, SentCode, useAccountCode } from './use-account-code.tsx';

type LoginValues = { mobile?: string; password?: string };

export function LoginForm({ mode: initialMode, state, onMode, onProgress, onDone }: ModeProps) {
  const { t } = useTranslation('sign-in');
  const { language } = usePage();
  const dispatch = useDispatch();
  const [method, setMethod] = useState(initialMode);
  const [failure, setFailure] = useState<FormMessage>();
  const submitWithKey = useIdempotentSubmit();
  const code = useAccountCode({
    mode: 'login',
    state,
    seconds: RESEND_SECONDS.signIn,
    createBody: (mobile) => ({ mobile, language, purpose: 'login' as const }),
    send: (body) => {
      // Removes the message that the OTP must be verified first.
      setFailure(undefined);
      return api.post('/api/get_user_otp', body);
    },
    onSent: (sentTo) =>
      onProgress({ values: { mobile: sentTo, way: 'otp' }, step: { sentTo, mode: 'otp' } }),
  });
  const isByCode = method === 'otp';

  async function send({ mobile = '', password = '' }: LoginValues): Promise<undefined> {
    setFailure(undefined);
    if (isByCode && !(code.isSentTo(mobile) && code.typed)) {
      setFailure({ reason: 'otp_before_login' });
      return;
    }
    if (!isByCode && password === '') {
      setFailure({ reason: 'login_invalid' });
      return;
    }
    const credentials = isByCode
      ? { otp: code.typed, method: 'code' as const }
      : { otp: password, method: 'password' as const };
    try {
      const { data } = await submitWithKey({ mobile, language, ...credentials }, (body) =>
        api.post('/api/user_login', body),
      );
      storeSession(data.name, dispatch);
      onDone({ reason: 'login_done' });
    } catch (error) {
      const message = createFormMessage(error, 'login_invalid', 'login_network');
      if (message.reason === 'not_registered') onMode('register', message, mobile);
      else if (CODE_FIELD_REASONS.has(message.reason)) code.setError(message);
      else setFailure(message);
    }
  }

  return (
    <Form<LoginValues>
      className={styles.form}
      action="/api/user_login"
      plain={{ ...createPlainFields('login', language), method: isByCode ? 'code' : 'password' }}
      initial={{ mobile: state.values.mobile ?? '' }}
      validationErrors={state.validationErrors}
      // The password rules apply to registration and reset, not to sign-in.
      validate={({ mobile }) => {
        const validationError = validateAccountMobile(mobile);
        return validationError ? { mobile: validationError } : {};
      }}
      onSend={send}
      onChange={(values) => onProgress({ values: { ...values, way: method } })}
    >
      {({ submitting, values: { mobile } }) => (
        <>
          <Segmented
            className={styles.methodSwitch}
            legend={t('method.legend')}
            name="way"
            choices={[
              { value: 'login', label: t('method.password') },
              { value: 'otp', label: t('method.code') },
            ]}
            value={method}
            onChange={(value) => {
              const way = value === 'otp' ? 'otp' : 'login';
              setMethod(way);
              onProgress({ values: { mobile, way } });
              setFailure(undefined);
            }}
          />
          <AccountMobile
            code={code}
            mobile={mobile}
            beside={
              isByCode ? (
                <GetOtpButton
                  code={code}
                  mobile={mobile}
                  action="/api/get_user_otp"
                  purpose="login"
                />
              ) : null
            }
          />
          {isByCode ? (
            <>
              <FormMessageLine message={code.getMessage(mobile)} />
              <SentCode code={code} mobile={mobile} />
            </>
          ) : (
            <PasswordField name="password" autoComplete="current-password" sentAs="otp" />
          )}
          <FormMessageLine message={failure} />
          <Button type="submit" variant="action" wide isPending={submitting}>
            {t('sign_in')}
          </Button>
          {isByCode ? null : (
            <noscript>
              <Button type="submit" wide formAction="/api/get_user_otp">
                {t('method.send_code')}
              </Button>
            </noscript>
          )}
        </>
      )}
    </Form>
  );
}
