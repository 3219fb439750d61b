import { sendDeskRequest } from '@tractor-haat/api-client';
import { Link, useParams, useTranslation } from '@tractor-haat/platform';
import { Alert, Button, Field, TextInput } from '@tractor-haat/ui';
import { type FormEvent, useEffect, useState } from 'react';
import { createPasskey, hasPasskeySupport } from '../frame/create-passkey.ts';
import { DeskLayout } from '../frame/desk-frame.tsx';
import styles from '../frame/frame.module.css';
import { useAction } from '../frame/use-desk-data.ts';

type Secret = { secret: string; link: string };

/** Accepts an invitation with a passkey, or with a password and the first code of an authenticator app. */
export function Component() {
  const { t } = useTranslation('desk');
  const { token = '' } = useParams();
  const [secret, setSecret] = useState<Secret>();
  const [isDone, setDone] = useState(false);
  const { run, isBusy, message } = useAction();
  // The server cannot detect passkey support, so the passkey button appears after hydration.
  const [isHydrated, setHydrated] = useState(false);
  useEffect(() => setHydrated(true), []);
  const createSubmitHandler = (
    task: (fields: Record<string, FormDataEntryValue>) => Promise<void>,
  ) => {
    return (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault();
      const fields = Object.fromEntries(new FormData(event.currentTarget));
      run(() => task(fields));
    };
  };
  const accept = createSubmitHandler(async (fields) => {
    const { data } = await sendDeskRequest<Secret>('POST', 'invitations/accept', {
      ...fields,
      token,
    });
    setSecret(data);
  });
  const acceptWithPasskey = (form: HTMLFormElement | null) => {
    const name = form === null ? '' : new FormData(form).get('name');
    run(async () => {
      const response = await createPasskey('invitations/passkey/options', { token, name });
      await sendDeskRequest('POST', 'invitations/passkey', { token, name, response });
      setDone(true);
    });
  };
  const confirm = createSubmitHandler(async (fields) => {
    await sendDeskRequest('POST', 'invitations/confirm', { ...fields, token });
    setDone(true);
  });
  return (
    <DeskLayout heading={t('invitation')}>
      <meta name="referrer" content="no-referrer" />
      {message && <Alert>{message.text}</Alert>}
      {isDone && (
        <>
          <Alert tone="ok">{t('invitation_done')}</Alert>
          <Link to="/desk">{t('sign_in')}</Link>
        </>
      )}
      {!isDone && secret && (
        <form className={`${styles.form} ${styles.narrow}`} onSubmit={confirm}>
          <p>{t('secret_hint')}</p>
          <p className={styles.key}>{secret.secret}</p>
          <a href={secret.link}>{t('secret_open')}</a>
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
            {t('confirm')}
          </Button>
        </form>
      )}
      {!isDone && !secret && (
        <form className={`${styles.form} ${styles.narrow}`} onSubmit={accept} method="post">
          <Field label={t('name')}>
            {(control) => <TextInput {...control} name="name" autoComplete="name" />}
          </Field>
          <Field label={t('password')} hint={t('password_hint')}>
            {(control) => (
              <TextInput {...control} name="password" type="password" autoComplete="new-password" />
            )}
          </Field>
          <Button variant="action" type="submit" isPending={isBusy}>
            {t('next')}
          </Button>
          {isHydrated && hasPasskeySupport() && (
            <Button
              variant="quiet"
              isPending={isBusy}
              onClick={(event) => acceptWithPasskey(event.currentTarget.form)}
            >
              {t('passkey_instead')}
            </Button>
          )}
        </form>
      )}
    </DeskLayout>
  );
}
