import { sendDeskRequest } from '@tractor-haat/api-client';
import { useTranslation } from '@tractor-haat/platform';
import { Alert, Button, Field, TextInput } from '@tractor-haat/ui';
import type { FormEvent } from 'react';
import styles from '../frame/frame.module.css';
import { useAction } from '../frame/use-action.ts';
import { hasPasskeySupport, signInWithPasskey } from '../passkeys/create-passkey.ts';

export function SignInForm({ onSignedIn }: { onSignedIn: () => void }) {
  const { t } = useTranslation('desk');
  const { run, isBusy, message } = useAction();
  const signIn = (work: () => Promise<unknown>) =>
    run(async () => {
      await work();
      onSignedIn();
    });
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = Object.fromEntries(new FormData(event.currentTarget));
    signIn(() => sendDeskRequest('POST', 'session', fields));
  };
  return (
    <form className={`${styles.form} ${styles.narrow}`} onSubmit={send} method="post">
      {message && <Alert>{message.text}</Alert>}
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
            variant="code"
            inputMode="numeric"
            autoComplete="one-time-code"
          />
        )}
      </Field>
      <Button variant="action" type="submit" isPending={isBusy}>
        {t('sign_in')}
      </Button>
      {hasPasskeySupport() && (
        <Button variant="quiet" isPending={isBusy} onClick={() => signIn(signInWithPasskey)}>
          {t('passkey_sign_in')}
        </Button>
      )}
    </form>
  );
}
