import type { MyData } from '@tractor-haat/api-client';
import { formatDate, formatRupees } from '@tractor-haat/i18n';
import { Link, usePage, useTranslation } from '@tractor-haat/platform';
import { type ReactNode, useId } from 'react';
import styles from './my-data.module.css';
import { PostForm } from './post-form.tsx';

export function DataSections({ data }: { data: MyData }) {
  const { t } = useTranslation('my-data');
  const { language } = usePage();
  const formatDay = (at: string) => formatDate(new Date(at), language);
  const toPrice = (rupees: number) => formatRupees(rupees, language);
  const { account, enquiries, listings, submissions, votes, codes } = data;
  return (
    <>
      <p>{t('of_number', { mobile: data.mobile })}</p>
      <DataSection title={t('account')} rows={account ? [account] : []}>
        {(profile) => (
          <>
            <b>{joinTexts([profile.name, profile.email])}</b>
            <span>{t('since', { date: formatDay(profile.created_at) })}</span>
            <span>{t('sessions', { count: profile.sessions.length })}</span>
          </>
        )}
      </DataSection>
      <DataSection title={t('enquiries')} rows={enquiries}>
        {(row) => (
          <>
            <b>{t('on', { date: formatDay(row.created_at), what: row.page_source })}</b>
            <span>{t(`status.${row.status}`)}</span>
            {row.name === null ? (
              <span>{t('unproven')}</span>
            ) : (
              <span>{joinTexts([row.name, ...Object.values(row.fields)])}</span>
            )}
          </>
        )}
      </DataSection>
      <DataSection title={t('listings')} rows={listings}>
        {(row) => (
          <>
            <b>{t('on', { date: formatDay(row.created_at), what: toPrice(row.price_inr) })}</b>
            <span>{t(`status.${row.status}`)}</span>
            <span>{joinTexts([row.name, row.district, row.words])}</span>
            <span>{t('photos', { count: row.photos.length })}</span>
          </>
        )}
      </DataSection>
      {listings.length > 0 ? (
        <p>
          <Link to="/sell-old-tractor/listing">{t('own_listings')}</Link>
        </p>
      ) : null}
      <DataSection title={t('submissions')} rows={submissions}>
        {(row) => (
          <>
            <b>{t('on', { date: formatDay(row.created_at), what: t(`kind.${row.kind}`) })}</b>
            <span>{t(`status.${row.status}`)}</span>
            <span>{joinTexts([row.name, row.email, row.text])}</span>
          </>
        )}
      </DataSection>
      <DataSection title={t('votes')} rows={votes}>
        {(row) => (
          <>
            <b>{t('on', { date: formatDay(row.created_at), what: t(`kind.${row.kind}`) })}</b>
            <span>{row.about}</span>
          </>
        )}
      </DataSection>
      <DataSection title={t('alerts')} rows={data.alerts}>
        {(row) => (
          <>
            <b>{t('on', { date: formatDay(row.created_at), what: row.tractor })}</b>
            <span>
              {joinTexts([row.below_inr === null ? null : toPrice(row.below_inr), row.district])}
            </span>
          </>
        )}
      </DataSection>
      <DataSection title={t('notebook')} rows={data.notebook}>
        {(row) => (
          <>
            <b>{t('on', { date: formatDay(row.at), what: row.title })}</b>
            <span>{row.text}</span>
          </>
        )}
      </DataSection>
      <Consents consents={data.consents} />
      <DataSection title={t('codes')} rows={codes}>
        {(row) => <span>{formatDay(row.issued_at)}</span>}
      </DataSection>
    </>
  );
}

/** Omits values that the visitor has not entered. */
const joinTexts = (values: readonly unknown[]) => values.filter(Boolean).join(', ');

type DataSectionProps<Row> = {
  readonly title: string;
  readonly rows: readonly Row[];
  readonly children: (row: Row) => ReactNode;
};

function DataSection<Row>({ title, rows, children }: DataSectionProps<Row>) {
  const { t } = useTranslation('my-data');
  return (
    <section className={styles.box}>
      <h2>{title}</h2>
      {rows.length === 0 ? (
        <p>{t('nothing')}</p>
      ) : (
        <ul className={styles.rows}>
          {rows.map((row) => (
            <li key={JSON.stringify(row)} className={styles.row}>
              {children(row)}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

const CONSENT_PURPOSES = ['enquiry', 'calls', 'news', 'alerts'] as const;

function Consents({ consents }: Pick<MyData, 'consents'>) {
  const { t } = useTranslation('my-data');
  return (
    <section className={styles.box}>
      <h2>{t('consents')}</h2>
      {consents.length === 0 ? <p>{t('nothing')}</p> : null}
      {CONSENT_PURPOSES.map((purpose) => (
        <PurposeConsents
          key={purpose}
          purpose={purpose}
          consents={consents.filter((consent) => consent.purpose === purpose)}
        />
      ))}
    </section>
  );
}

type PurposeConsentsProps = {
  readonly purpose: (typeof CONSENT_PURPOSES)[number];
  readonly consents: MyData['consents'];
};

function PurposeConsents({ purpose, consents }: PurposeConsentsProps) {
  const { t } = useTranslation('my-data');
  const { language } = usePage();
  const headingId = useId();
  if (consents.length === 0) return null;
  const formatDay = (at: string) => formatDate(new Date(at), language);
  return (
    <div className={styles.row}>
      <h3 id={headingId}>{t(`purpose.${purpose}`)}</h3>
      <ul className={styles.rows}>
        {consents.map(({ text, given_at, withdrawn_at, language: lang, source }) => (
          <li key={`${source} ${given_at}`} className={styles.row}>
            <q lang={lang}>{text}</q>
            <span>{t('given', { date: formatDay(given_at) })}</span>
            {withdrawn_at ? <span>{t('withdrawn', { date: formatDay(withdrawn_at) })}</span> : null}
          </li>
        ))}
      </ul>
      {consents.some(({ withdrawn_at }) => withdrawn_at === null) ? (
        <PostForm
          action="withdraw"
          buttonText={t('withdraw')}
          variant="quiet"
          describedBy={headingId}
        >
          <input type="hidden" name="purpose" value={purpose} />
        </PostForm>
      ) : null}
    </div>
  );
}
