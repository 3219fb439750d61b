import {
  DESK_RIGHTS,
  type DeskPerson,
  type DeskRight,
  sendDeskRequest,
} from '@tractor-haat/api-client';
import { Link, PageHead, useTranslation } from '@tractor-haat/platform';
import { Alert, Button, Field, Spinner, TextInput, Wrap } from '@tractor-haat/ui';
import { Activity, type FormEvent, type ReactNode, useEffect } from 'react';
import { hasPasskeySupport, signInWithPasskey } from './create-passkey.ts';
import styles from './frame.module.css';
import { SessionEndContext, useAction, useDeskData } from './use-desk-data.ts';

/** Each tab requires the right of the same name. */
const DESK_TABS: readonly DeskRight[] = [
  'leads',
  'moderation',
  'content',
  'figures',
  'audit',
  'releases',
];

type Props = {
  /** Undefined on the desk's home page. */
  tab?: DeskRight;
  title: string;
  children: (person: DeskPerson) => ReactNode;
};

/**
 * The session loads in the browser. When it ends, the page is hidden until the same person signs in again, so typed
 * text survives. A sign-out removes the page.
 */
export function DeskFrame({ tab, title, children }: Props) {
  const { t } = useTranslation('desk');
  const { data: person, failedStatus, reload, set } = useDeskData<DeskPerson>('session');
  const { run, isBusy, message } = useAction();
  useReloadOnReturn(reload);
  const signOut = () =>
    run(async () => {
      await sendDeskRequest('DELETE', 'session');
      set(undefined);
      reload();
    });
  const isSignedOut = failedStatus === 401;
  const heading = isSignedOut ? t('sign_in') : title;
  const header = person && !isSignedOut && (
    <header className={styles.head}>
      <nav aria-label={t('desk')}>
        <div role="tablist" className={styles.tabs}>
          {DESK_TABS.filter((right) => DESK_RIGHTS[person.role].includes(right)).map((right) => (
            <Link
              key={right}
              role="tab"
              aria-selected={right === tab}
              to={`/desk/${right}`}
              className={styles.tab}
            >
              {t(`tab.${right}`)}
            </Link>
          ))}
        </div>
      </nav>
      <p className={styles.who}>
        <Link to="/desk">{person.name}</Link> ({t(`role.${person.role}`)}){' '}
        <Button size="small" variant="quiet" isPending={isBusy} onClick={signOut}>
          {t('sign_out')}
        </Button>
      </p>
    </header>
  );
  return (
    <DeskLayout heading={heading} header={header}>
      {isSignedOut && <SignInForm onSignedIn={reload} />}
      {message && !isSignedOut && <Alert>{t('still_signed_in')}</Alert>}
      {failedStatus !== undefined && !isSignedOut && <Alert>{t('failed')}</Alert>}
      {person === undefined && failedStatus === undefined && <Spinner label={t('loading')} />}
      {person && (
        <Activity key={person.id} mode={isSignedOut ? 'hidden' : 'visible'}>
          <SessionEndContext value={reload}>
            {tab === undefined || DESK_RIGHTS[person.role].includes(tab) ? (
              children(person)
            ) : (
              <Alert>{t('forbidden')}</Alert>
            )}
          </SessionEndContext>
        </Activity>
      )}
    </DeskLayout>
  );
}

type LayoutProps = {
  heading: string;
  header?: ReactNode;
  children: ReactNode;
};

/** The server HTML contains no personal data. The content needs JavaScript. */
export function DeskLayout({ heading, header, children }: LayoutProps) {
  const { t } = useTranslation('desk');
  return (
    <Wrap className={styles.page}>
      <PageHead title={heading} description={t('description')} />
      <meta name="robots" content="noindex" />
      {header}
      <h1>{heading}</h1>
      <noscript>{t('needs_script')}</noscript>
      {children}
    </Wrap>
  );
}

/** Reloads when the page becomes visible again, because another tab may have signed in or out. */
function useReloadOnReturn(reload: () => void): void {
  useEffect(() => {
    const reloadIfVisible = () => {
      if (document.visibilityState === 'visible') reload();
    };
    document.addEventListener('visibilitychange', reloadIfVisible);
    return () => document.removeEventListener('visibilitychange', reloadIfVisible);
  }, [reload]);
}

function SignInForm({ onSignedIn }: { onSignedIn: () => void }) {
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
