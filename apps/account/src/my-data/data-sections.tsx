import type { MyData } from '@tractor-haat/api-client';
import { formatDate, formatRupees } from '@tractor-haat/i18n';
import { Link, usePage, useTranslation } from '@tractor-haat/platform';
import type { ReactNode } from 'react';
import { Consents } from './consents.tsx';
import styles from './my-data.module.css';

export function DataSections({ data }: { data: MyData }) {
  const { t } = useTranslation('my-data');
  const { language } = usePage();
  const day = (at: string) => formatDate(new Date(at), language);
  const { account, enquiries, listings, submissions, votes, codes } = data;
  return (
    <>
      <p>{t('of_number', { mobile: data.mobile })}</p>
      <DataSection title={t('account')} rows={account ? [account] : []}>
        {(profile) => (
          <>
            <b>{[profile.name, profile.email].filter(Boolean).join(', ')}</b>
            <span>{t('since', { date: day(profile.created_at) })}</span>
            <span>{t('sessions', { count: profile.sessions.length })}</span>
          </>
        )}
      </DataSection>
      <DataSection title={t('enquiries')} rows={enquiries}>
        {(row) => (
          <>
            <b>{t('on', { date: day(row.created_at), what: row.page_source })}</b>
            <span>{t(`status.${row.status}`)}</span>
            {row.name === null ? (
              <span>{t('unproven')}</span>
            ) : (
              <span>{[row.name, ...Object.values(row.fields)].filter(Boolean).join(', ')}</span>
            )}
          </>
        )}
      </DataSection>
      <DataSection title={t('listings')} rows={listings}>
        {(row) => (
          <>
            <b>
              {t('on', { date: day(row.created_at), what: formatRupees(row.price_inr, language) })}
            </b>
            <span>{t(`status.${row.status}`)}</span>
            <span>{[row.name, row.district, row.words].filter(Boolean).join(', ')}</span>
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
            <b>{t('on', { date: day(row.created_at), what: t(`kind.${row.kind}`) })}</b>
            <span>{t(`status.${row.status}`)}</span>
            <span>{[row.name, row.email, row.text].filter(Boolean).join(', ')}</span>
          </>
        )}
      </DataSection>
      <DataSection title={t('votes')} rows={votes}>
        {(row) => (
          <>
            <b>{t('on', { date: day(row.created_at), what: t(`kind.${row.kind}`) })}</b>
            <span>{row.about}</span>
          </>
        )}
      </DataSection>
      <DataSection title={t('alerts')} rows={data.alerts}>
        {(row) => (
          <>
            <b>{t('on', { date: day(row.created_at), what: row.tractor })}</b>
            <span>
              {[row.below_inr === null ? null : formatRupees(row.below_inr, language), row.district]
                .filter(Boolean)
                .join(', ')}
            </span>
          </>
        )}
      </DataSection>
      <DataSection title={t('notebook')} rows={data.notebook}>
        {(row) => (
          <>
            <b>{t('on', { date: day(row.at), what: row.title })}</b>
            <span>{row.text}</span>
          </>
        )}
      </DataSection>
      <Consents consents={data.consents} />
      <DataSection title={t('codes')} rows={codes}>
        {(row) => <span>{day(row.issued_at)}</span>}
      </DataSection>
    </>
  );
}

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
