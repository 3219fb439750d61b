import { sendDesk } from '@tractor-haat/api-client';
import { useTranslation } from '@tractor-haat/platform';
import { Alert, Button, Field, TextInput } from '@tractor-haat/ui';
import { type FormEvent, useState } from 'react';
import styles from '../frame/frame.module.css';
import { told } from '../frame/told.ts';
import { knowsPasskeys, signInByPasskey } from '../passkeys/ask-device.ts';

/** E-mail, password and a code of the authenticator app. */
export function SignInForm({ onSignedIn }: { onSignedIn: () => void }) {
  const { t } = useTranslation('desk');
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const given = Object.fromEntries(new FormData(event.currentTarget));
    setBusy(true);
    try {
      await sendDesk('POST', 'session', given);
      onSignedIn();
    } catch (error) {
      setProblem(told(error, t));
      setBusy(false);
    }
  };
  const byPasskey = () => signInByPasskey().then(onSignedIn, (error) => setProblem(told(error, t)));
  return (
    <form className={`${styles.form} ${styles.narrow}`} onSubmit={send} method="post">
      {problem && <Alert>{problem}</Alert>}
      <Field label={t('email')}>
        {(control) => <TextInput {...control} name="email" type="email" autoComplete="username" />}
      </Field>
      <Field label={t('password')}>
        {(control) => (
          <TextInput {...control} name="password" type="password" autoComplete="current-password" />
        )}
      </Field>
      <Field label={t('code')} hint={t('code_hint')}>
        {(control) => (
          <TextInput
            {...control}
            name="code"
            look="code"
            inputMode="numeric"
            autoComplete="one-time-code"
          />
        )}
      </Field>
      <Button variant="action" type="submit" busy={isBusy}>
        {t('sign_in')}
      </Button>
      {knowsPasskeys() && (
        <Button variant="quiet" onClick={byPasskey}>
          {t('passkey_sign_in')}
        </Button>
      )}
    </form>
  );
}
