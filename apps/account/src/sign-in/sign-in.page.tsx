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
import { SuccessMessage, useAccountTranslations } from './account-flow.tsx';
import { AccountPage } from './account-page.tsx';
import styles from './flow.module.css';
import type { ServerFormState } from './server-form-state.ts';
import { storeSession } from './store-session.ts';

export { loadServerFormState as loader } from './server-form-state.ts';

const SIGNED_IN_REASONS = new Set([
  'login_done',
  'registration_done',
  'registration_done_weak_password',
]);

export function Component() {
  const { message: serverMessage, values } = useLoaderData<ServerFormState>();
  const dispatch = useDispatch();
  const storedName = useSelector((state) => state.session.username);
  // After sign-in the overview replaces the form, so the success message is stored here.
  const [clientMessage, setClientMessage] = useState<FormMessage>();
  const serverName =
    serverMessage && SIGNED_IN_REASONS.has(serverMessage.reason) ? values.name : undefined;
  useEffect(() => {
    // After a native submit the session cookie is set, but the name is not stored yet.
    if (serverName) storeSession(serverName, dispatch);
  }, [serverName, dispatch]);
  const name = serverName ?? storedName;
  if (!name) return <AccountPage mode="login" onDone={setClientMessage} />;
  const isAboutAccount = serverName !== undefined || serverMessage?.reason.startsWith('reset_done');
  return (
    <AccountOverview
      name={name}
      message={clientMessage ?? (isAboutAccount ? serverMessage : undefined)}
      takesFocus={clientMessage !== undefined}
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
