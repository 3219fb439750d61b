import { deleteUnfinishedForms } from '@tractor-haat/api-client';
import { type FormMessage, FormTranslationsProvider } from '@tractor-haat/forms';
import {
  PageHead,
  useDispatch,
  useLoaderData,
  usePage,
  useSelector,
  useTranslation,
} from '@tractor-haat/platform';
import { Button, Wrap } from '@tractor-haat/ui';
import { useEffect, useState } from 'react';
import styles from '../flow/flow.module.css';
import type { ServerFormState } from '../flow/server-form-state.ts';
import { SuccessMessage } from '../flow/success-message.tsx';
import { storeSession } from '../session/store-session.ts';
import { useAccountTranslations } from '../use-account-translations.ts';
import { AccountPage } from './account-page.tsx';

export { loadServerFormState as loader } from '../flow/server-form-state.ts';

const SIGNED_IN_REASONS = new Set([
  'login_done',
  'registration_done',
  'registration_done_weak_password',
]);

export function Component() {
  const { message, values } = useLoaderData<ServerFormState>();
  const dispatch = useDispatch();
  const username = useSelector((state) => state.session.username);
  // After sign-in the overview replaces the form, so the success message is stored here.
  const [successMessage, setSuccessMessage] = useState<FormMessage>();
  const signedInName = message && SIGNED_IN_REASONS.has(message.reason) ? values.name : undefined;
  useEffect(() => {
    // After a native submit the session cookie is set, but the name is not stored yet.
    if (signedInName) storeSession(signedInName, dispatch);
  }, [signedInName, dispatch]);
  const name = signedInName ?? username;
  if (!name) return <AccountPage mode="login" onDone={setSuccessMessage} />;
  const isAccountMessage = signedInName !== undefined || message?.reason.startsWith('reset_done');
  const currentMessage = successMessage ?? (isAccountMessage ? message : undefined);
  return (
    <AccountOverview
      name={name}
      message={currentMessage}
      takesFocus={successMessage !== undefined}
    />
  );
}

type AccountOverviewProps = {
  name: string;
  message: FormMessage | undefined;
  takesFocus: boolean;
};

function AccountOverview({ name, message, takesFocus }: AccountOverviewProps) {
  const { t } = useTranslation('sign-in');
  const { language } = usePage();
  return (
    <Wrap className={styles.page}>
      <PageHead title={t('your_account')} description={t('page_description')} />
      <meta name="robots" content="noindex" />
      <h1>{t('your_account')}</h1>
      <section className={styles.box}>
        <FormTranslationsProvider value={useAccountTranslations()}>
          {message ? <SuccessMessage message={message} takesFocus={takesFocus} /> : null}
        </FormTranslationsProvider>
        <p>{t('signed_in_as', { name })}</p>
        {/* A native form loads a new document, which finds no session cookie and updates the greeting. */}
        <form method="post" action="/api/user_logout" onSubmit={deleteUnfinishedForms}>
          <input type="hidden" name="language" value={language} />
          <Button type="submit" wide>
            {t('sign_out')}
          </Button>
        </form>
        <form method="post" action="/api/user_logout" onSubmit={deleteUnfinishedForms}>
          <input type="hidden" name="language" value={language} />
          <input type="hidden" name="all" value="on" />
          <Button type="submit" wide>
            {t('sign_out_all')}
          </Button>
        </form>
      </section>
    </Wrap>
  );
}
