import { deleteUnfinishedForms } from '@tractor-haat/api-client';
import { FormTranslationsProvider, type FormMessage } from '@tractor-haat/forms';
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
import { DoneNotice } from '../flow/done-notice.tsx';
import styles from '../flow/flow.module.css';
import type { ServerFormState } from '../flow/server-form-state.ts';
import { keepSession } from '../session/keep-session.ts';
import { useAccountTranslations } from '../use-account-translations.ts';
import { AccountPage } from './account-page.tsx';

export { loadServerFormState as loader } from '../flow/server-form-state.ts';

const SIGNED_IN = new Set(['login_done', 'registration_done', 'registration_done_weak_password']);

/** Sign-in page; shows the sign-out buttons if the visitor is signed in. */
export function Component() {
  const { notice, values } = useLoaderData<ServerFormState>();
  const dispatch = useDispatch();
  const username = useSelector((state) => state.session.username);
  // Signing in with JavaScript replaces the form, and its notice, with the account.
  const [done, setDone] = useState<FormMessage>();
  const cameIn = notice && SIGNED_IN.has(notice.reason) ? values.name : undefined;
  useEffect(() => {
    // The form was submitted before hydration, so the session is stored now.
    if (cameIn) keepSession(cameIn, dispatch);
  }, [cameIn, dispatch]);
  const name = cameIn ?? username;
  if (!name) return <AccountPage mode="login" onDone={setDone} />;
  const isOfAccount = cameIn !== undefined || notice?.reason.startsWith('reset_done');
  const currentNotice = done ?? (isOfAccount ? notice : undefined);
  return <AccountOverview name={name} notice={currentNotice} takesFocus={done !== undefined} />;
}

type AccountOverviewProps = {
  name: string;
  notice: FormMessage | undefined;
  takesFocus: boolean;
};

/** Signed-in visitor with the buttons to sign out here or on all devices. */
function AccountOverview({ name, notice, takesFocus }: AccountOverviewProps) {
  const { t } = useTranslation('sign-in');
  const { language } = usePage();
  return (
    <Wrap className={styles.page}>
      <PageHead title={t('your_account')} description={t('page_description')} />
      <meta name="robots" content="noindex" />
      <h1>{t('your_account')}</h1>
      <section className={styles.box}>
        <FormTranslationsProvider value={useAccountTranslations()}>
          {notice ? <DoneNotice notice={notice} takesFocus={takesFocus} /> : null}
        </FormTranslationsProvider>
        <p>{t('signed_in_as', { name })}</p>
        {/* Plain forms: the next page finds no session cookie and updates the greeting. */}
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
