import { api, type PrivacyFacts } from '@tractor-haat/api-client';
import {
  Link,
  type LoaderFunctionArgs,
  PageHead,
  unavailable,
  useLoaderData,
  useTranslation,
} from '@tractor-haat/platform';
import { Wrap } from '@tractor-haat/ui';
import styles from './text-page.module.css';

const DAYS_PER_YEAR = 365;

/** Keys of the retention periods in `PrivacyFacts`. */
const RETAINED_DATA = [
  'unverified_leads',
  'leads',
  'unfinished_listings',
  'closed_listings',
  'codes',
  'sessions',
] as const;

export async function loader({ request }: LoaderFunctionArgs): Promise<PrivacyFacts> {
  try {
    return await api.get('/api/v1/privacy', { signal: request.signal });
  } catch (error) {
    console.error('The privacy data could not be loaded', error);
    throw unavailable();
  }
}

export function Component() {
  const { t } = useTranslation('privacy');
  const { days, company, officer } = useLoaderData<PrivacyFacts>();
  const formatPeriod = (count: number) =>
    count % DAYS_PER_YEAR ? t('days', { count }) : t('years', { count: count / DAYS_PER_YEAR });
  const renderSection = (name: string) => (
    <>
      <h2>{t(`sections.${name}.title`)}</h2>
      <p>{t(`sections.${name}.text`)}</p>
    </>
  );
  return (
    <Wrap className={styles.page}>
      <PageHead title={t('title')} description={t('lead')} />
      <h1>{t('title')}</h1>
      <p className={styles.lead}>{t('lead')}</p>
      <section className={styles.section}>{renderSection('what')}</section>
      <section className={styles.section}>{renderSection('why')}</section>
      <section className={styles.section}>{renderSection('who')}</section>
      <section className={styles.section}>
        {renderSection('long')}
        <ul>
          {RETAINED_DATA.map((name) => (
            <li key={name}>
              {t(`kept.${name}`)}: {formatPeriod(days[name])}
            </li>
          ))}
        </ul>
      </section>
      <section className={styles.section}>
        {renderSection('rights')}
        <p>
          <Link to="/my-data">{t('my_data')}</Link>
        </p>
      </section>
      <section className={styles.section}>
        {renderSection('officer')}
        {officer ? (
          <p>{[officer.name, officer.email, officer.phone].filter(Boolean).join(', ')}</p>
        ) : (
          <p>
            {t('officer_none')} <Link to="/our-contacts">{t('contact')}</Link>
          </p>
        )}
        {company ? <p>{[company.name, company.address].filter(Boolean).join(', ')}</p> : null}
      </section>
      <p className={styles.section}>
        <Link to="/terms-of-use">{t('terms')}</Link>
      </p>
    </Wrap>
  );
}
