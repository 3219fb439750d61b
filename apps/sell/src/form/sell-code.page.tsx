import type { FormDraft } from '@tractor-haat/api-client';
import { CODE_FIELD_REASONS, loadFormDraft } from '@tractor-haat/forms';
import {
  Link,
  type LoaderFunctionArgs,
  useLoaderData,
  usePage,
  useTranslation,
} from '@tractor-haat/platform';
import { Alert, Button, Field, TextInput } from '@tractor-haat/ui';
import styles from './code.module.css';
import { PageFrame } from './page-frame.tsx';
import { useErrorMessage } from './sell-context.ts';

export const loader = ({ request }: LoaderFunctionArgs) => loadFormDraft(request);

export function Component() {
  const { t } = useTranslation('sell');
  const { language } = usePage();
  const formatError = useErrorMessage();
  const draft = useLoaderData<FormDraft | null>();
  const { reason, primary_id, masked_mobile: mobile } = draft ?? {};
  const isSent = reason === 'otp_sent';
  const isAboutCode = reason !== undefined && CODE_FIELD_REASONS.has(reason);
  return (
    <PageFrame
      title={t('code.title')}
      description={t('code.line')}
      heading={t('code.title')}
      breadcrumbs={[{ name: t('heading'), to: '/sell-old-tractor' }]}
      currentPage={t('code.title')}
    >
      <meta name="robots" content="noindex" />
      {primary_id ? (
        <div className={styles.step}>
          {reason && !isAboutCode ? (
            <Alert tone={isSent ? 'ok' : 'bad'}>{formatError(reason)}</Alert>
          ) : null}
          <p>{t('code.to', { mobile })}</p>
          <form method="post" action="/api/used_tractor_verify" className={styles.step}>
            <HiddenFields language={language} id={primary_id} />
            <Field label={t('code.label')} error={isAboutCode ? formatError(reason) : undefined}>
              {(control) => (
                <TextInput
                  {...control}
                  name="otp"
                  variant="code"
                  inputMode="numeric"
                  autoComplete="one-time-code"
                />
              )}
            </Field>
            <Button type="submit" variant="action" wide>
              {t('code.verify')}
            </Button>
          </form>
          <form method="post" action="/api/used_tractor_resend">
            <HiddenFields language={language} id={primary_id} />
            <Button type="submit" variant="text">
              {t('code.resend')}
            </Button>
          </form>
        </div>
      ) : (
        <p>
          {t('fault.sell_expired')} <Link to="/sell-old-tractor">{t('heading')}</Link>
        </p>
      )}
    </PageFrame>
  );
}

function HiddenFields({ language, id }: { language: string; id: string }) {
  return (
    <>
      <input type="hidden" name="plain" value="1" />
      <input type="hidden" name="language" value={language} />
      <input type="hidden" name="primary_id" value={id} />
    </>
  );
}
