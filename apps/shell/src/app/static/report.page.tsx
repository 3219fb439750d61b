import { localizePath } from '@tractor-haat/i18n';
import {
  Link,
  type LoaderFunctionArgs,
  PageHead,
  useLoaderData,
  usePage,
  useTranslation,
} from '@tractor-haat/platform';
import { Button, Field, TextArea, Wrap } from '@tractor-haat/ui';
import { parseReportState, type ReportState } from './parse-report-state.ts';
import styles from './text-page.module.css';

export const loader = ({ request }: LoaderFunctionArgs): ReportState =>
  parseReportState(new URL(request.url).searchParams);

export function Component() {
  const { t } = useTranslation('report');
  const { language } = usePage();
  const { page, isSent } = useLoaderData<ReportState>();
  return (
    <Wrap className={styles.page}>
      <PageHead title={t('title')} description={t('lead')} />
      <meta name="robots" content="noindex" />
      <h1>{t('title')}</h1>
      {isSent ? (
        <p className={styles.lead} role="status">
          {t('thanks')}
        </p>
      ) : (
        <>
          <p className={styles.lead}>{t('lead')}</p>
          <form
            method="post"
            data-progress=""
            action="/api/report_save"
            className={`${styles.form} ${styles.fields}`}
          >
            <input type="hidden" name="path" value={localizePath(language, page)} />
            <p>{t('about', { page })}</p>
            <Field label={t('what')} hint={t('hint')}>
              {(control) => (
                <TextArea {...control} name="text" required minLength={3} maxLength={2000} />
              )}
            </Field>
            <Button type="submit" wide>
              {t('send')}
            </Button>
          </form>
        </>
      )}
      <p className={styles.section}>
        <Link to={page}>{t('back')}</Link>
      </p>
    </Wrap>
  );
}
