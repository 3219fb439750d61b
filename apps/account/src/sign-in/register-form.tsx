import {
  api,
  dealerApiBase,
  type RegistrationValues,
  validateRegistration,
} from '@tractor-haat/api-client';
import {
  createFormMessage,
  type FieldErrors,
  Form,
  type FormMessage,
  FormMessageLine,
  RESEND_SECONDS,
  useIdempotentSubmit,
  usePendingTask,
} from '@tractor-haat/forms';
import { useDispatch, usePage, useTranslation } from '@tractor-haat/platform';
import { Button } from '@tractor-haat/ui';
import { useEffect, useState } from 'react';
import { AccountTerms, EmailField, NameField, PasswordField } from './fields.tsx';
import styles from './flow.module.css';
import { createPlainFields, type ModeProps } from './mode.ts';
import { toSuccessReason } from './server-form-state.ts';
import { storeSession } from './store-session.ts';
import { MobileVerification, useAccountCode } from './use-account-code.tsx';

/**
 * Stored in memory only, because anyone with the token can register the number for half an hour. `sessionStorage` would
 * expose the token to the next user of a shared phone and to injected scripts.
 */
type VerifiedNumber = { mobile: string; token: string };

export function RegisterForm({ state, onMode, onProgress, onDone }: ModeProps) {
  const { t } = useTranslation('sign-in');
  const { language } = usePage();
  const dispatch = useDispatch();
  const { values } = state;
  const [verifiedNumber, setVerifiedNumber] = useState<VerifiedNumber>();
  const [failure, setFailure] = useState<FormMessage>();
  const unverifiedMessage = useTemporaryMessage();
  const submitWithKey = useIdempotentSubmit();
  const { busy, once } = usePendingTask();
  const code = useAccountCode({
    mode: 'register',
    state,
    seconds: RESEND_SECONDS.registration,
    createBody: (mobile) => ({ mobile, language, purpose: 'registration' as const }),
    send: (body) => api.post('/api/get_user_otp', body),
    onSent: (sentTo) => onProgress({ step: { sentTo, mode: 'register' } }),
  });
  const isVerified = (mobile: string | undefined) =>
    verifiedNumber !== undefined && verifiedNumber.mobile === mobile;

  const verifyNumber = (mobile: string) =>
    once(async () => {
      if (code.typed === '') return code.setError({ reason: 'otp_required' });
      try {
        const { data } = await submitWithKey({ mobile, otp: code.typed, language }, (body) =>
          api.post('/api/user_otp_verify', body),
        );
        setVerifiedNumber({ mobile, token: data.proof });
        // The API accepts a code once, so a reload must start with a new code.
        onProgress({ step: undefined });
        code.setMessage(undefined);
      } catch (error) {
        const message = createFormMessage(error, 'otp_verify_failed', 'otp_verify_failed');
        // The sign-in form shows `mobile_exists`, because `mobile_registered` asks the visitor to open that form.
        if (message.reason === 'mobile_registered')
          onMode('login', { reason: 'mobile_exists' }, mobile);
        else code.setError(message);
      }
    });

  async function send(typed: RegistrationValues): Promise<FieldErrors | undefined> {
    const { name = '', mobile = '', email = '', password = '', terms = '' } = typed;
    if (!isVerified(mobile)) return undefined;
    setFailure(undefined);
    try {
      const token = verifiedNumber?.token ?? '';
      const body = { name, mobile, email, password, terms, proof: token, language };
      const { data } = await submitWithKey(body, (fields) =>
        api.post('/api/user_register', fields, { base: dealerApiBase() }),
      );
      storeSession(data.name, dispatch);
      const reason = toSuccessReason('registration_done', data.password_is_weak);
      onDone({ reason, name: data.name });
      return undefined;
    } catch (error) {
      const message = createFormMessage(error, 'registration_failed', 'registration_network');
      if (message.reason === 'mobile_exists') onMode('login', message, mobile);
      else if (message.validationErrors) return message.validationErrors;
      else setFailure(message);
      return undefined;
    }
  }

  return (
    <Form<RegistrationValues>
      className={styles.form}
      action="/api/user_register"
      // Browsers omit an unticked checkbox, so this hidden field sends an empty `terms`.
      plain={{ ...createPlainFields('register', language), terms: '' }}
      initial={{
        name: values.name ?? '',
        mobile: values.mobile ?? '',
        email: values.email,
      }}
      validationErrors={state.validationErrors}
      validate={validateRegistration}
      onSubmitStart={({ mobile }) => {
        if (!isVerified(mobile)) unverifiedMessage.show();
      }}
      onSend={send}
      onChange={(typed) => onProgress({ values: typed })}
    >
      {({ submitting, values: { mobile } }) => (
        <>
          <NameField />
          <MobileVerification
            code={code}
            mobile={mobile}
            isVerified={isVerified(mobile)}
            isPending={busy}
            onVerify={verifyNumber}
          />
          <EmailField />
          <PasswordField name="password" autoComplete="new-password" />
          <PasswordField name="confirm" autoComplete="new-password" />
          <AccountTerms />
          <FormMessageLine
            message={unverifiedMessage.isVisible ? { reason: 'mobile_unverified' } : failure}
          />
          <Button type="submit" variant="action" wide isPending={submitting}>
            {t('register')}
          </Button>
        </>
      )}
    </Form>
  );
}

const MESSAGE_DURATION_MS = 3000;

function useTemporaryMessage() {
  const [count, setCount] = useState(0);
  useEffect(() => {
    if (count === 0) return;
    const timer = setTimeout(() => setCount(0), MESSAGE_DURATION_MS);
    return () => clearTimeout(timer);
  }, [count]);
  // A count instead of a boolean, so that each call restarts the timer.
  return { isVisible: count > 0, show: () => setCount((times) => times + 1) };
}
