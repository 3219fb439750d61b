import type { FormMessage } from '@tractor-haat/forms';
import { localizePath } from '@tractor-haat/i18n';
import { PageHead, useLoaderData, usePage, useTranslation } from '@tractor-haat/platform';
import { Wrap } from '@tractor-haat/ui';
import { AccountFlow } from './account-flow.tsx';
import styles from './flow.module.css';
import type { Mode } from './mode.ts';
import type { ServerFormState } from './server-form-state.ts';

type AccountPageProps = {
  mode: Mode;
  onDone?: (notice: FormMessage) => void;
};

export function AccountPage({ mode, onDone }: AccountPageProps) {
  const { t } = useTranslation('sign-in');
  const { language } = usePage();
  const state = useLoaderData<ServerFormState>();
  return (
    <AccountFlow
      mode={mode === 'login' && state.values.step === 'code' ? 'otp' : mode}
      state={state}
      hasPages
      frame={({ title, children }) => (
        <Wrap className={styles.page}>
          <PageHead title={title} description={t('page_description')} />
          <meta name="robots" content="noindex" />
          <h1>{title}</h1>
          <section className={styles.box}>{children}</section>
        </Wrap>
      )}
      {...(onDone ? { onDone } : {})}
      onExit={() => location.assign(localizePath(language, '/'))}
    />
  );
}
