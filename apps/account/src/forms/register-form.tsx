import {
  getUserOtp,
  type RegistrationValues,
  registerUser,
  validateRegistration,
  verifyUserOtp,
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
import styles from '../flow/flow.module.css';
import { toSuccessReason } from '../flow/has-password-warning.ts';
import { createPlainFields, type ModeProps } from '../flow/mode.ts';
import { storeSession } from '../session/store-session.ts';
import { AccountTerms, EmailField, NameField, PasswordField } from './fields.tsx';
import { MobileVerification, useAccountCode } from './use-account-code.tsx';

/**
 * Verified number, and the token that the API returned for its code. Only in memory: with the token anyone can register
 * the number with another password for half an hour, without its SMS. In `sessionStorage` the next user of a shared
 * phone would get it with the restored tab, and an injected script could read it at any time. A reload costs one more
 * SMS.
 */
type VerifiedNumber = { mobile: string; token: string };

export function RegisterForm({ state, onMode, onProgress, onDone }: ModeProps) {
  const { t } = useTranslation('sign-in');
  const { language } = usePage();
  const dispatch = useDispatch();
  const { values } = state;
  const [verifiedNumber, setVerifiedNumber] = useState<VerifiedNumber>();
  const [failed, setFailed] = useState<FormMessage>();
  const note = useTemporaryMessage();
  const attempt = useIdempotentSubmit();
  const { busy, once } = usePendingTask();
  const code = useAccountCode(
    'register',
    state,
    RESEND_SECONDS.registration,
    (mobile) => ({ mobile, language, purpose: 'registration' as const }),
    getUserOtp,
    (sentTo) => onProgress({ step: { sentTo, mode: 'register' } }),
  );
  const isVerified = (mobile: string | undefined) =>
    verifiedNumber !== undefined && verifiedNumber.mobile === mobile;

  const verify = (mobile: string) =>
    once(async () => {
      if (code.typed === '') return code.setError({ reason: 'otp_required' });
      try {
        const { data } = await attempt({ mobile, otp: code.typed, language }, (body) =>
          verifyUserOtp(body),
        );
        setVerifiedNumber({ mobile, token: data.proof });
        // Its code is used up: after a reload the number is verified again.
        onProgress({ step: undefined });
        code.setMessage(undefined);
      } catch (error) {
        const message = createFormMessage(error, 'otp_verify_failed', 'otp_verify_failed');
        // The sign-in form shows its own message, because "go to the login page" makes no sense
        // there.
        if (message.reason === 'mobile_registered')
          onMode('login', { reason: 'mobile_exists' }, mobile);
        else code.setError(message);
      }
    });

  async function send(typed: RegistrationValues): Promise<FieldErrors | undefined> {
    const { name = '', mobile = '', email = '', password = '', terms = '' } = typed;
    if (!isVerified(mobile)) return undefined;
    setFailed(undefined);
    try {
      const token = verifiedNumber?.token ?? '';
      const body = { name, mobile, email, password, terms, proof: token, language };
      const { data } = await attempt(body, registerUser);
      storeSession(data.name, dispatch);
      const reason = toSuccessReason('registration_done', data.password_is_weak);
      onDone({ reason, name: data.name });
      return undefined;
    } catch (error) {
      const message = createFormMessage(error, 'registration_failed', 'registration_network');
      if (message.reason === 'mobile_exists') onMode('login', message, mobile);
      else if (message.validationErrors) return message.validationErrors;
      else setFailed(message);
      return undefined;
    }
  }

  return (
    <Form<RegistrationValues>
      className={styles.form}
      action="/api/user_register"
      // An unticked checkbox is not submitted, so an empty hidden `terms` reports it to the server.
      plain={{ ...createPlainFields('register', language), terms: '' }}
      initial={{
        name: values.name ?? '',
        mobile: values.mobile ?? '',
        email: values.email,
      }}
      validationErrors={state.validationErrors}
      validate={validateRegistration}
      onSubmitStart={({ mobile }) => {
        if (!isVerified(mobile)) note.show();
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
            onVerify={verify}
          />
          <EmailField />
          <PasswordField name="password" autoComplete="new-password" />
          <PasswordField name="confirm" autoComplete="new-password" />
          <AccountTerms />
          <FormMessageLine message={note.isVisible ? { reason: 'mobile_unverified' } : failed} />
          <Button type="submit" variant="action" wide isPending={submitting}>
            {t('register')}
          </Button>
        </>
      )}
    </Form>
  );
}

const MESSAGE_DURATION_MS = 3000;

/** Note that disappears after three seconds; showing it again restarts the timer. */
function useTemporaryMessage() {
  const [count, setCount] = useState(0);
  useEffect(() => {
    if (count === 0) return;
    const timer = setTimeout(() => setCount(0), MESSAGE_DURATION_MS);
    return () => clearTimeout(timer);
  }, [count]);
  return { isVisible: count > 0, show: () => setCount((times) => times + 1) };
}
