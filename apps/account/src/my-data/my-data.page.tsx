import { Link, PageHead, useLoaderData, useTranslation } from '@tractor-haat/platform';
import { Alert, Wrap } from '@tractor-haat/ui';
import { DataSections } from './data-sections.tsx';
import type { MyDataState } from './load-my-data.ts';
import styles from './my-data.module.css';
import { CodeForm, NumberForm, PostForm, PrivacyRightsForms } from './post-form.tsx';

export { loadMyData as loader } from './load-my-data.ts';

const SUCCESS_REASONS = new Set([
  'otp_sent',
  'my_data_opened',
  'my_data_withdrawn',
  'my_data_erased',
  'my_data_closed',
]);

export function Component() {
  const { t } = useTranslation('my-data');
  const state = useLoaderData<MyDataState>();
  return (
    <Wrap className={styles.page}>
      <PageHead title={t('title')} description={t('lead')} />
      <meta name="robots" content="noindex" />
      <h1>{t('title')}</h1>
      <p className={styles.lead}>{t('lead')}</p>
      <MyDataMessage state={state} />
      {state.step === 'data' && state.data ? (
        <>
          <DataSections data={state.data} />
          <PrivacyRightsForms
            validationError={state.fault === 'sure' ? t('reason.my_data_unconfirmed') : undefined}
          />
        </>
      ) : (
        <section className={styles.box}>
          {state.step === 'code' ? <CodeForm state={state} /> : <NumberForm state={state} />}
        </section>
      )}
      {state.step === 'expired' ? <PostForm action="show" buttonText={t('show_again')} /> : null}
      <p>
        <Link to="/privacy">{t('privacy')}</Link>
      </p>
    </Wrap>
  );
}

function MyDataMessage({ state }: { state: MyDataState }) {
  const { t } = useTranslation('my-data');
  if (state.step === 'expired') return <Alert tone="info">{t('gone')}</Alert>;
  const { reason, fault: validationError } = state;
  if (reason === undefined || validationError !== undefined) return null;
  return (
    <Alert tone={SUCCESS_REASONS.has(reason) ? 'ok' : 'bad'}>
      {t(`reason.${reason}`, { defaultValue: reason })}
    </Alert>
  );
}
